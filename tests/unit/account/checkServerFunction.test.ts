import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { checkServerFunction } from '@/account/session/checkServerFunction'

function check(sent: unknown, user: object | null) {
  const auth = vi.fn().mockResolvedValue({ user })
  const payload = { auth } as unknown as Payload
  return checkServerFunction({ headers: new Headers(), payload, sent })
}

const person = { id: '1' }

describe('[V1] a server function of the panel', () => {
  it.each([
    'constructor',
    '__proto__',
    'toString',
    'get-folder-results-component-and-data',
    '',
    undefined,
  ])('should not be found under another name, by whoever: %s', async (name) => {
    for (const user of [null, person]) {
      await expect(check({ args: {}, name }, user)).rejects.toMatchObject({
        digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
      })
    }
  })

  it.each([undefined, null, 'form-state', [], { name: 'form-state', args: [] }])(
    'should not be found by what is no call: %j',
    async (sent) => {
      await expect(check(sent, person)).rejects.toMatchObject({
        digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
      })
    },
  )

  it('should be run for nobody who is not signed in', async () => {
    expect(await check({ args: {}, name: 'form-state' }, null)).toBeNull()
  })

  it('should be handed on with its arguments alone', async () => {
    const args = { collectionSlug: 'services' }
    const sent = { args, name: 'table-state', serverFunctions: { 'table-state': 1 } }
    expect(await check(sent, person)).toEqual({ args, name: 'table-state' })
  })
})
