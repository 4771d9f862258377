import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** These colours stand in the style sheet alone, and are compared with one another, not with a page. */
const css = readFileSync('src/booking/admin/status.css', 'utf8')

/** Below this two colours look alike in small marks: distance in OKLab. */
const LEAST_DISTANCE = 0.11

const written = [
  ...css.matchAll(/--stage-(\w+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/g),
].map(([, name = '', light = '', dark = '']) => ({ dark, light, name }))

describe.each(['light', 'dark'] as const)(
  '[M7] [M8] the colours of the stages in the %s theme',
  (theme) => {
    const colours = written.map((one) => ({ at: toOklab(one[theme]), name: one.name }))

    it('should be told apart', () => {
      expect(colours.map(({ name }) => name)).toEqual(['blue', 'amber', 'green', 'slate'])
      const alike = colours.flatMap((one, index) =>
        colours
          .slice(index + 1)
          .filter((two) => distance(one.at, two.at) < LEAST_DISTANCE)
          .map((two) => `${one.name} ${two.name}`),
      )
      expect(alike).toEqual([])
    })
  },
)

type Point = [number, number, number]

const distance = (one: Point, two: Point) =>
  Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2])

function toOklab(hex: string): Point {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
