import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shaperOf } from '../../harness/pages/shapeText'

const styles = 'src/ui/styles'
const css = readFileSync(`${styles}/fonts.css`, 'utf8')

/** What fonts.css lets a browser fetch a file for. */
function lettersOf(file: string): Set<string> {
  const face = css.split('@font-face').find((one) => one.includes(`/${file}.woff2`)) ?? ''
  const ranges = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.split(/,\s*/) ?? []
  return new Set(ranges.flatMap(lettersOfRange))
}

function lettersOfRange(range: string): string[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((hex) => parseInt(hex, 16))
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
}

const NOT_DRAWN = 0

const whole = ['fraunces', 'fraunces-italic', 'mukta-400', 'mukta-600']

test.each(whole)(
  '[P14] %s should come in its English part, and whole for other letters',
  (file) => {
    const [few, rest] = [lettersOf(`${file}-english`), lettersOf(file)]
    const [drawFew, drawWhole] = [`${file}-english`, file].map((name) =>
      shaperOf(`${styles}/fonts/${name}.woff2`),
    )
    const missing = (letters: Set<string>, draw = drawWhole) =>
      [...letters].filter((letter) => draw?.(letter).includes(NOT_DRAWN))
    expect(missing(few, drawFew)).toEqual([])
    expect([...rest].filter((letter) => few.has(letter) && !drawFew?.(letter))).toEqual([])
    expect(missing(new Set('äñßŒ™'))).toEqual([])
    expect([...'äñßŒ™'].filter((letter) => !rest.has(letter))).toEqual([])
  },
)

test('[P14] every letter of our English texts should be in the English part', () => {
  const texts = ['src/i18n/en', 'seed/content'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const letters = new Set(texts.join('').match(/[\p{Script=Latin}\p{P}]/gu))
  const few = lettersOf('mukta-400-english')
  expect([...letters].filter((letter) => !few.has(letter))).toEqual([])
})
