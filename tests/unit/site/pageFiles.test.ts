import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageNames, pageTable } from '@/rules/pages'

it.each(pageNames)('[L7] the row %s of pages.ts should have its page.tsx', (name) => {
  const { path } = pageTable[name]
  expect(existsSync(`src/app/(site)/[locale]/(pages)${path}/page.tsx`), path).toBe(true)
})
