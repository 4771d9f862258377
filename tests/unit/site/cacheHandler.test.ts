import { describe, expect, it } from 'vitest'
import CacheHandler from '@/site/reads/cacheHandler.mjs'

let counter = 0

/** Next makes one for each request, before the request reads anything. */
const request = (maxMemoryCacheSize = 1_000_000) => new CacheHandler({ maxMemoryCacheSize })

/** A key that no other test uses: the cache belongs to the process. */
const someKey = () => `/page-${(counter += 1)}`

const page = (html: string, tags = 'faqs,faqs:1') => ({
  headers: { 'x-next-cache-tags': tags },
  html,
})

const read = (body: string) => ({ data: { body } })

const valueOf = async (key: string, tags?: string[]) =>
  (await request().get(key, { tags }))?.value ?? null

describe('[O1] [W1] the cache of pages and reads', () => {
  it('should keep what was made from the newest content', async () => {
    const key = someKey()
    await request().set(key, page('new'))
    expect(await valueOf(key)).toEqual(page('new'))
    await request().revalidateTag(['services'])
    expect(await valueOf(key)).toEqual(page('new'))
  })

  it('should drop a page that was begun before a change and ended after it', async () => {
    const key = someKey()
    const render = request()
    await request().revalidateTag(['faqs:1'])
    await render.set(key, page('old'))
    expect(await valueOf(key)).toBeNull()
  })

  it('should drop a read that was begun before a change and ended after it', async () => {
    const key = someKey()
    const render = request()
    await request().revalidateTag('faqs')
    await render.set(key, read('old'))
    expect(await valueOf(key, ['services'])).toEqual(read('old'))
    expect(await valueOf(key, ['faqs'])).toBeNull()
  })

  it('should be made again from what was read after the change', async () => {
    const key = someKey()
    const [late, next] = [request(), request()]
    await next.revalidateTag(['faqs'])
    await late.set(key, page('old'))
    expect(await valueOf(key)).toBeNull()
    await request().set(key, page('new'))
    expect(await valueOf(key)).toEqual(page('new'))
  })

  it('should keep every page though many made-up addresses are asked for, and few of those', async () => {
    const known = someKey()
    await request().set(known, page('known'))
    const madeUp = Array.from({ length: 500 }, someKey)
    for (const key of madeUp)
      await request(500_000).set(key, { ...page('x'.repeat(1000)), status: 404 })
    expect(await valueOf(known)).toEqual(page('known'))
    const kept = await Promise.all(madeUp.map((key) => valueOf(key)))
    expect(kept.map((value) => value !== null)).toEqual(madeUp.map((_, index) => index >= 450))
    await request().revalidateTag('faqs')
    expect(await valueOf(madeUp.at(-1) ?? '')).toBeNull()
  })

  it('should say since when it knows what it knows, for its age', async () => {
    const key = someKey()
    const render = request()
    render.lastModified -= 60_000
    await render.set(key, page('one'))
    expect((await request().get(key, {}))?.lastModified).toBe(render.lastModified)
  })

  it('should stay within its size and drop first what was used last of all', async () => {
    const [one, two, three] = [someKey(), someKey(), someKey()]
    const small = page('x'.repeat(40))
    const roomForTwo = () => request(2 * (40 + three.length))
    for (const key of [one, two]) await roomForTwo().set(key, small)
    await roomForTwo().get(one, {})
    await roomForTwo().set(three, small)
    expect(await valueOf(two)).toBeNull()
    for (const key of [one, three]) expect(await valueOf(key)).toEqual(small)
  })

  it('should keep that there is no such page', async () => {
    const key = someKey()
    await request().set(key, null)
    expect(await request().get(key, {})).toMatchObject({ value: null })
  })
})
