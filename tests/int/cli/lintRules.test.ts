import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

const report = z.object({ diagnostics: z.array(z.object({ message: z.string() })) })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-rules-'))
})

afterEach(() => rm(folder, { force: true, recursive: true }))

/** What our own rules of the linter say of these files. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [path.resolve('tests/harness/lint/plugin.mjs')],
    rules: { 'house/client-files': 'error', 'house/import-table': 'error' },
  }
  const all = { ...files, '.oxlintrc.json': JSON.stringify(config) }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const program = path.resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = await execa(process.execPath, [program, '--format=json'], {
    cwd: folder,
    reject: false,
  })
  return report.parse(JSON.parse(stdout)).diagnostics.map(({ message }) => message)
}

const table = 'see the table in tests/harness/lint/plugin.mjs.'

describe('the rules of the linter that are our own', () => {
  it('should let a module import what its row of the table lists, and packages', async () => {
    const found = await lint({
      'collections/Faq.ts': "import { a } from '@/rules/days'",
      'src/quote/accept.ts':
        "import sharp from 'sharp'\nimport { a } from '@/booking/storedBookings'\nimport { b } from './other'",
      'src/time/days.ts': "import { a } from '../rules/days'",
      'tests/unit/days.test.ts': "import { a } from '@/cli/build'",
    })
    expect(found).toEqual([])
  })

  it('should refuse every other import, however it is written', async () => {
    const found = await lint({
      'collections/Faq.ts': "import { a } from '../seed/steps'",
      'src/app/page.tsx': "import { a } from '@/cli/build'",
      'src/quote/accept.ts': "import { a } from '@/booking/fields'",
      'src/rules/days.ts': [
        "import type { A } from '../ui/A'",
        "export { B } from '@/ui/B'",
        "export * from '@/ui/C'",
        "export const load = () => import('@/ui/D')",
        "export type E = import('@/ui/E').E",
      ].join('\n'),
      'src/site/Page.tsx': "import { a } from '@collections/Faq'",
      'src/ui/Link.tsx': "import { a } from '../../tests/fixtures'",
    })
    expect(found.toSorted()).toEqual([
      `collections/Faq.ts may not import seed/steps: ${table}`,
      `src/app/page.tsx may not import src/cli/build: ${table}`,
      `src/quote/accept.ts may not import src/booking/fields: ${table}`,
      ...['A', 'B', 'C', 'D', 'E'].map(
        (name) => `src/rules/days.ts may not import src/ui/${name}: ${table}`,
      ),
      `src/site/Page.tsx may not import collections/Faq: ${table}`,
      `src/ui/Link.tsx may not import tests/fixtures: ${table}`,
    ])
  })

  it('should know client files by their names', async () => {
    const found = await lint({
      'src/app/(site)/error.tsx': "'use client'\nexport {}",
      'src/ui/Menu.client.tsx': "'use client'\nexport {}",
      'src/ui/Named.client.tsx': 'export {}',
      'src/ui/Unnamed.tsx': "'use client'\nexport {}",
    })
    expect(found.toSorted()).toEqual([
      "A file named *.client.tsx begins with 'use client'.",
      "A file with 'use client' is named *.client.tsx.",
    ])
  })
})
