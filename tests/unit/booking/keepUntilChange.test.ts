import type { Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepUntilChange } from '@/booking/keepUntilChange'
import { noteChange } from '@/booking/noteChange'

afterEach(() => vi.useRealTimers())

interface Notes {
  count: number
  writes: number
}

/** A process, whose Payload keeps the notes of changes in a place that several may share. */
function startProcess(notes: Notes = { count: 0, writes: 0 }) {
  const error = vi.fn()
  const updateOne = vi.fn(async () => {
    notes.writes += 1
    await Promise.resolve()
    notes.count += 1
  })
  const findOne = () => Promise.resolve(notes.count > 0 ? { count: notes.count } : null)
  const connection = { collection: () => ({ findOne, updateOne }) }
  const payload = { db: { connection }, logger: { error } } as unknown as Payload
  return { error, notes, payload, updateOne }
}

function setUp() {
  const { notes, payload } = startProcess()
  const read = vi.fn(() => Promise.resolve(notes.count))
  const keep = keepUntilChange<number>()
  return { keep, payload, read }
}

describe('[M5] keepUntilChange', () => {
  it('should read once for all that come while nothing changes, each key for itself', async () => {
    const { keep, payload, read } = setUp()
    await Promise.all([keep(payload, 'a', read), keep(payload, 'a', read)])
    await keep(payload, 'a', read)
    expect(read).toHaveBeenCalledTimes(1)
    await keep(payload, 'b', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('should read once more after a change, also of another process', async () => {
    const { notes, payload } = startProcess()
    const other = startProcess(notes)
    const keep = keepUntilChange<number>()
    const read = () => Promise.resolve(notes.count)
    expect(await keep(payload, 'a', read)).toBe(0)
    await noteChange(payload)
    expect(await keep(payload, 'a', read)).toBe(1)
    await noteChange(other.payload)
    expect(await keep(payload, 'a', read)).toBe(2)
  })

  it('should not keep what was read before a change that was noted while it was read', async () => {
    const { keep, payload } = setUp()
    const before = keep(payload, 'a', async () => {
      await noteChange(payload)
      return 1
    })
    expect(await before).toBe(1)
    expect(await keep(payload, 'a', () => Promise.resolve(2))).toBe(2)
  })

  it('should keep nothing for longer than half a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { keep, payload, read } = setUp()
    await keep(payload, 'a', read)
    vi.advanceTimersByTime(29_999)
    await keep(payload, 'a', read)
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await keep(payload, 'a', read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('should not keep a failure', async () => {
    const { keep, payload, read } = setUp()
    const failed = keep(payload, 'a', () => Promise.reject(new Error('no database')))
    await expect(failed).rejects.toThrow('no database')
    expect(await keep(payload, 'a', read)).toBe(0)
  })

  it('should keep a bounded number', async () => {
    const { keep, payload, read } = setUp()
    for (let key = 0; key < 101; key += 1) await keep(payload, String(key), read)
    await keep(payload, '100', read)
    expect(read).toHaveBeenCalledTimes(101)
    await keep(payload, '0', read)
    expect(read).toHaveBeenCalledTimes(102)
  })
})

describe('[M5] noteChange', () => {
  it('should write one note for all changes that come while another is written', async () => {
    const { notes, payload } = startProcess()
    const first = noteChange(payload)
    await Promise.resolve()
    await Promise.all([first, noteChange(payload), noteChange(payload), noteChange(payload)])
    expect(notes).toEqual({ count: 2, writes: 2 })
  })

  it('should not fail the change where the note cannot be written, and write the next one', async () => {
    const { error, notes, payload, updateOne } = startProcess()
    updateOne.mockRejectedValueOnce(new Error('no database'))
    await noteChange(payload)
    expect(error).toHaveBeenCalledOnce()
    await noteChange(payload)
    expect(notes.count).toBe(1)
  })
})
