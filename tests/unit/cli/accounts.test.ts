import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from 'vitest'
import { offerAdmin, settleAdmin, generatePassword } from '@/cli/adminAccount'
import { keptSecret } from '@/cli/dataFiles'

const test = base.extend('file', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'accounts-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'data', 'file')
})

test('should offer the same account until it is made [W2]', async ({ file }) => {
  const first = await offerAdmin(file)
  const again = await offerAdmin(file)
  expect(again).toEqual({ ...first, fresh: false })
  expect(await settleAdmin({ account: again, created: true, file })).toEqual(again)
})

test('should forget an account that was offered in vain [W2]', async ({ file }) => {
  const account = await offerAdmin(file)
  expect(await settleAdmin({ account, created: false, file })).toBeNull()
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

test('should go on showing the account it made before [W2]', async ({ file }) => {
  await settleAdmin({ account: await offerAdmin(file), created: true, file })
  const account = await offerAdmin(file)
  expect(await settleAdmin({ account, created: false, file })).toEqual(account)
})

test('should keep one secret of enough characters [W2]', async ({ file }) => {
  const secret = await keptSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await keptSecret(file)).toBe(secret)
})

test('should never make a password twice [W2]', () => {
  expect(new Set(Array.from({ length: 100 }, generatePassword)).size).toBe(100)
})
