import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Overlay {
  close: () => void
  closed: () => void
  isOpen: () => boolean
}

let entries: unknown[]
let at: number
let listeners: Set<() => void>
let closeOnBack: (close: () => void) => () => void
let leaveReloadedEntry: () => void

const history = {
  get state() {
    return entries[at]
  },
  back: () => move(-1),
  pushState(state: unknown) {
    entries = [...entries.slice(0, at + 1), state]
    at += 1
  },
}

/** Traversals end later, as in a browser. */
function move(step: number) {
  setTimeout(() => {
    at += step
    listeners.forEach((tell) => tell())
  }, 5)
}

const press = (step: number) => {
  move(step)
  vi.runAllTimers()
}

/** As a dialog that tells once it is closed, by whatever. */
function open(): Overlay {
  let isOpen = true
  const close = vi.fn(() => {
    isOpen = false
    closed()
  })
  const closed = closeOnBack(close)
  return { close, closed, isOpen: () => isOpen }
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  entries = ['list', 'page']
  at = 1
  listeners = new Set()
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', (_: 'popstate', tell: () => void) => listeners.add(tell))
  ;({ closeOnBack, leaveReloadedEntry } = await import('@/ui/closeOnBack'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[B1] [G4] what lies over the page', () => {
  it('should be closed by Back, which stays on the page, and then Back leads away', () => {
    const dialog = open()
    press(-1)
    expect(dialog.isOpen()).toBe(false)
    expect(history.state).toBe('page')
    press(-1)
    expect(history.state).toBe('list')
  })

  it('should leave no entry behind when it is closed otherwise', () => {
    open().close()
    vi.runAllTimers()
    expect(history.state).toBe('page')
    press(-1)
    expect(history.state).toBe('list')
  })

  it('should not come back by Forward, nor trap there', () => {
    open()
    press(-1)
    press(1)
    expect(history.state).toBe('page')
    press(-1)
    expect(history.state).toBe('list')
  })

  it('should hand its entry to the next, when one follows another', () => {
    open().close()
    const next = open()
    vi.runAllTimers()
    expect(entries).toHaveLength(3)
    expect(next.isOpen()).toBe(true)
    press(-1)
    expect(next.isOpen()).toBe(false)
    expect(history.state).toBe('page')
  })

  it('should stay open when the step back of the one before ends late', () => {
    open().close()
    vi.advanceTimersByTime(2)
    const next = open()
    vi.runAllTimers()
    expect(next.isOpen()).toBe(true)
    press(-1)
    expect(next.isOpen()).toBe(false)
    expect(history.state).toBe('page')
  })

  it('should go back once when the next is closed as well before the step back ends', () => {
    open().close()
    vi.advanceTimersByTime(2)
    open().close()
    vi.runAllTimers()
    expect(history.state).toBe('page')
  })

  it('should use the entry again that a reload left', () => {
    entries.push({ overlay: true })
    at = 2
    const dialog = open()
    expect(entries).toHaveLength(3)
    press(-1)
    expect(dialog.isOpen()).toBe(false)
    expect(history.state).toBe('page')
  })

  it('should leave no entry behind at a reload, so that Back leads away', () => {
    entries.push({ overlay: true })
    at = 2
    leaveReloadedEntry()
    vi.runAllTimers()
    expect(history.state).toBe('page')
    press(-1)
    expect(history.state).toBe('list')
  })

  it('should stay open when it is opened while the entry of a reload is left', () => {
    entries.push({ overlay: true })
    at = 2
    leaveReloadedEntry()
    const dialog = open()
    vi.runAllTimers()
    expect(dialog.isOpen()).toBe(true)
    press(-1)
    expect(dialog.isOpen()).toBe(false)
    expect(history.state).toBe('page')
  })
})
