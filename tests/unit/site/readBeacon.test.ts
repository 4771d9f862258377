import { describe, expect, it } from 'vitest'
import { readBeacon } from '@/site/vitals/readBeacon'

const read = (body: string | null) =>
  readBeacon(new Request('http://localhost/api/vitals', { method: 'POST', body }))

const vital = { name: 'LCP', path: '/contact', rating: 'good', value: 1234.5 }

describe('[K4] readBeacon', () => {
  it('should take a measure and the report of a chunk', async () => {
    expect(await read(JSON.stringify(vital))).toEqual(vital)
    const report = { name: 'chunk-error', message: 'Failed to load chunk', path: '/' }
    expect(await read(JSON.stringify(report))).toEqual(report)
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'LCP=1'],
    ['another name', JSON.stringify({ ...vital, name: 'password' })],
    ['a query', JSON.stringify({ ...vital, path: '/contact?phone=98290' })],
    ['another origin', JSON.stringify({ ...vital, path: 'https://example.com/' })],
    ['no number', JSON.stringify({ ...vital, value: '1' })],
    ['more than was asked for', JSON.stringify({ ...vital, email: 'meera@example.com' })],
    ['too much', JSON.stringify(vital).padEnd(2049)],
  ])('should refuse %s', async (_, body) => {
    expect(await read(body)).toBeUndefined()
  })

  it('should stop reading when it is too much', async () => {
    let parts = 0
    const body = new ReadableStream({
      pull(controller) {
        parts += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const request = { body } as unknown as Request
    expect(await readBeacon(request)).toBeUndefined()
    expect(parts).toBeLessThan(6)
  })
})
