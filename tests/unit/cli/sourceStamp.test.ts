import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from 'vitest'
import { sourceStamp } from '@/cli/build'

const test = base.extend('root', async ({}, { onCleanup }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onCleanup(() => rmSync(root, { recursive: true }))
  await write(root, 'src/app/page.tsx', 'one')
  await write(root, 'package-lock.json', '{}')
  return root
})

async function write(root: string, file: string, text: string) {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

test('should be the same while nothing changes [W2]', async ({ root }) => {
  expect(await sourceStamp(root)).toBe(await sourceStamp(root))
})

test.for([
  'src/app/page.tsx',
  'src/app/other.tsx',
  'collections/Faq.ts',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'payload.config.ts',
  'tsconfig.json',
  'public/robots.txt',
])('should change with %s [W2]', async (file, { root }) => {
  const before = await sourceStamp(root)
  await write(root, file, 'two')
  expect(await sourceStamp(root)).not.toBe(before)
})

test('should change when a file is renamed or removed [W2]', async ({ root }) => {
  const before = await sourceStamp(root)
  const page = path.join(root, 'src/app/page.tsx')
  await rename(page, path.join(root, 'src/app/home.tsx'))
  const renamed = await sourceStamp(root)
  await rm(path.join(root, 'src/app/home.tsx'))
  expect(new Set([before, renamed, await sourceStamp(root)]).size).toBe(3)
})

test.for(['README.md', 'tests/unit/a.test.ts', 'src/cli/commands/demo.ts', 'seed/index.ts'])(
  'should not change with %s [W2]',
  async (file, { root }) => {
    const before = await sourceStamp(root)
    await write(root, file, 'two')
    expect(await sourceStamp(root)).toBe(before)
  },
)
