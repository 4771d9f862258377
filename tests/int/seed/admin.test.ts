import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, seedAdmin } from '../../../seed/admin'
import { ScriptError } from '../../../seed/database'
import { getEmpty } from './seeded'

let empty: Awaited<ReturnType<typeof getEmpty>>

beforeAll(async () => {
  empty = await getEmpty()
})

afterAll(() => empty.destroy())

const password = 'correct-horse-battery'

async function linesFor(email?: string) {
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  await seedAdmin({ payload: empty.payload, account: { email, password }, report })
  return lines
}

describe('[O6] the accounts of the seed', () => {
  it('should be made once, and one e-mail have one account, in any case', async () => {
    const { payload } = empty
    expect(await linesFor()).toEqual(['admin: none, make one with npm run admin'])
    expect(await linesFor('owner@example.com')).toEqual(['admin: created owner@example.com'])
    expect(await linesFor('second@example.com')).toEqual(['admin: exists'])

    const again = makeAdmin({ payload, email: 'Owner@Example.com', password })
    await expect(again).rejects.toThrow(
      new ScriptError('There is already an account with the email Owner@Example.com.'),
    )
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1)
  })
})
