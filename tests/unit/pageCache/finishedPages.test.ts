import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ageOfPages, findPage, forgetPages, keepPage } from '@/pageCache/finishedPages'

const page = { body: Buffer.from('page'), headers: { etag: '"a"' } }

beforeEach(() => {
  vi.useFakeTimers()
  forgetPages()
})

afterEach(() => {
  vi.useRealTimers()
})

it('[P14] a finished page should be there for a second', () => {
  keepPage({ ...page, age: ageOfPages(), key: 'a' })
  vi.advanceTimersByTime(999)
  expect(findPage('a')).toMatchObject(page)
  vi.advanceTimersByTime(1)
  expect(findPage('a')).toBeUndefined()
})

it('[P14] [W1] a change should empty it, also of what was under way then', () => {
  const age = ageOfPages()
  keepPage({ ...page, age, key: 'a' })
  forgetPages()
  keepPage({ ...page, age, key: 'b' })
  expect([findPage('a'), findPage('b')]).toEqual([undefined, undefined])
})

it('[P14] [V2] addresses that somebody makes up should not fill the memory', () => {
  const age = ageOfPages()
  for (let count = 0; count < 1000; count += 1) keepPage({ ...page, age, key: `made-up-${count}` })
  const kept = Array.from({ length: 1000 }, (_none, count) => findPage(`made-up-${count}`))
  expect(kept.filter(Boolean)).toHaveLength(200)
  expect(kept.at(-1)).toBeDefined()
})
