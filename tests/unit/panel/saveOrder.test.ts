import { afterEach, describe, expect, it, vi } from 'vitest'
import { lists } from '@/i18n/en/bookingList'
import { saveOrder } from '@/panel/saveOrder'
import { orderSave } from '@/rules/fieldValues'

const { order: words } = lists
const place = { ...orderSave(15, 'published'), id: 'a1', slug: 'services' }

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('saveOrder', () => {
  it('[O2] should send the place alone, and say nothing when it was saved', async () => {
    const fetched = answerWith(() => Promise.resolve(new Response()))
    expect(await saveOrder(place)).toBeNull()
    const [url, options] = fetched.mock.lastCall as unknown as [string, RequestInit]
    expect([url, options.method]).toEqual(['/api/services/a1?depth=0&draft=false', 'PATCH'])
    expect(JSON.parse(String(options.body))).toEqual({ _status: 'published', order: 15 })
  })

  it.each([
    [401, words.signedOut],
    [403, words.forbidden],
    [404, words.gone],
    [500, words.failed],
  ])('[O2] should say why it was refused with %d', async (status, said) => {
    answerWith(() => Promise.resolve(new Response(null, { status })))
    expect(await saveOrder(place)).toBe(said)
  })

  it('[O2] should say when there is no connection', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await saveOrder(place)).toBe(words.offline)
  })
})
