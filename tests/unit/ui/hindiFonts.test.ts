import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '@/rules/languages.mjs'
import { shaperOf } from '../../harness/pages/shapeText'

const fontsource = (family: string, weight: number) =>
  `node_modules/@fontsource/${family}/files/${family}-devanagari-${weight}-normal.woff2`

const subset = (name: string) => `src/ui/styles/fonts/${name}.woff2`

const hindiPages = ['src/i18n/hi', 'seed/content/hi', 'src/rules/languages.mjs']
const englishPages = ['src/i18n/en', 'src/rules/languages.mjs']

test.each([
  { full: fontsource('mukta', 400), name: 'mukta-hindi-400', sources: hindiPages },
  { full: fontsource('mukta', 600), name: 'mukta-hindi-600', sources: hindiPages },
  { full: fontsource('rozha-one', 400), name: 'rozha-hindi', sources: hindiPages },
  { full: fontsource('rozha-one', 400), name: 'rozha-dev', sources: englishPages },
])('[I5] $name should shape every Hindi word like the whole font', ({ full, name, sources }) => {
  const words = hindiWords(sources)
  const [wanted, drawn] = [shaperOf(full), shaperOf(subset(name))]
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((word) => `${wanted(word)}` !== `${drawn(word)}`)).toEqual([])
})

test.each([
  ['mukta-hindi-600', languages.en.name],
  ['mukta-hindi-400', `${languages.en.name}©`],
  ['mukta-hindi-400', 'WhatsAppGoogleInstagram'],
  ['mukta-hindi-400', 'quick.brown_fox+jumps@over-the-lazy-dog.in'],
  ['rozha-hindi', 'Quick.brown_fox+jumps@over-the-lazy-dog.in'],
])('[I5] on a Hindi page %s should need no other font for %s', (name, latin) => {
  const glyphs = shaperOf(subset(name))(latin)
  expect(glyphs).toHaveLength(latin.length)
  expect(glyphs).not.toContain(0)
  const covered = unicodeRange(name)
  expect([...latin].filter((letter) => !covered(letter.codePointAt(0) ?? 0))).toEqual([])
})

/** The browser asks a font only for what its `unicode-range` names. */
function unicodeRange(name: string) {
  const css = readFileSync('src/ui/styles/fonts.css', 'utf8')
  const [, range = ''] = new RegExp(`${name}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css) ?? []
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to]) => [
    parseInt(from, 16),
    parseInt(to ?? from, 16),
  ])
  return (code: number) => spans.some(([from = 0, to = 0]) => from <= code && code <= to)
}

/** Of the texts themselves, since one that is made by a function cannot be listed. */
function hindiWords(sources: string[]): string[] {
  const texts = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [readFileSync(source, 'utf8')]
      : readdirSync(source).map((file) => readFileSync(path.join(source, file), 'utf8')),
  )
  const words = texts.join(' ').match(/[\p{Script=Devanagari}\u0964\u0965\u200C\u200D]+/gu) ?? []
  return [...new Set(words)]
}
