import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ageOfPages, findOldPage, findPage, forgetPages, keepPage } from '@/platform/finishedPages'

const page = { body: Buffer.from('page'), headers: { etag: '"a"' }, lasts: 3_600_000 }
const found = { body: page.body, headers: page.headers }

beforeEach(() => {
  vi.useFakeTimers()
  forgetPages()
  vi.advanceTimersByTime(1_000)
})

afterEach(() => {
  vi.useRealTimers()
})

it('[P14] a finished page should be there for half a minute to a whole one', () => {
  keepPage({ ...page, age: ageOfPages(), key: 'a' })
  vi.advanceTimersByTime(29_999)
  expect(findPage('a')).toMatchObject(found)
  vi.advanceTimersByTime(30_001)
  expect(findPage('a')).toBeUndefined()
})

it('[P14] [W1] a page that is made of what was read before should be there as long as it says', () => {
  keepPage({ ...page, age: ageOfPages(), key: 'a', lasts: 5_000 })
  vi.advanceTimersByTime(5_000)
  expect(findPage('a')).toBeUndefined()
})

it('[P14] [W1] a change should empty it, also of what was under way then', () => {
  const age = ageOfPages()
  keepPage({ ...page, age, key: 'a' })
  forgetPages()
  keepPage({ ...page, age, key: 'b' })
  expect([findPage('a'), findPage('b')]).toEqual([undefined, undefined])
})

it('[P14] [W1] the page before a change should be known for a second, or until the new one is', () => {
  for (const key of ['a', 'b']) keepPage({ ...page, age: ageOfPages(), key })
  expect(findOldPage('a')).toBeUndefined()
  forgetPages()
  keepPage({ ...page, age: ageOfPages(), key: 'b' })
  vi.advanceTimersByTime(500)
  forgetPages()
  expect([findOldPage('a'), findOldPage('b')]).toMatchObject([found, found])
  vi.advanceTimersByTime(500)
  expect(findOldPage('a')).toBeUndefined()
  keepPage({ ...page, age: ageOfPages(), key: 'b' })
  expect(findOldPage('b')).toBeUndefined()
})

it('[P14] [V2] addresses that somebody makes up should not fill the memory', () => {
  const age = ageOfPages()
  for (let count = 0; count < 1000; count += 1) keepPage({ ...page, age, key: `made-up-${count}` })
  const kept = Array.from({ length: 1000 }, (_none, count) => findPage(`made-up-${count}`))
  expect(kept.filter(Boolean)).toHaveLength(200)
  expect(kept.at(-1)).toBeDefined()
})
