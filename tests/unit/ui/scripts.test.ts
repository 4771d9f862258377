import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@/rules/locales'

const styles = readFileSync('src/ui/styles/scripts.css', 'utf8')

const scripts = new Set(Object.values(languages).map(({ script }) => script))

test.each([...scripts])('[I5] scripts.css should name the fonts of the script %s', (script) => {
  const [, fonts] = new RegExp(`html\\[data-script='${script}'\\] \\{([^}]*)`).exec(styles) ?? []
  if (script !== 'latin') expect(fonts, 'src/ui/styles/scripts.css').toMatch(/--display:.*--text:/s)
})
