import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  const [dark, bright] = one < other ? [one, other] : [other, one]
  return (bright + 0.05) / (dark + 0.05)
}

export interface Words {
  colour: string
  height: number
  left: number
  text: string
  top: number
  width: number
}

/** The contrast of words with the worst pixel of the picture behind them, as WCAG counts it. */
export async function contrastOnPixels(picture: Buffer, words: Words[]) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return words.map(({ colour, height, left, text, top, width }) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
    const own = luminance([red, green, blue])
    let worst = Infinity
    for (let y = Math.floor(top); y < Math.min(top + height, info.height); y += 1) {
      for (let x = Math.floor(left); x < Math.min(left + width, info.width); x += 1) {
        const at = (y * info.width + x) * 3
        const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
        worst = Math.min(worst, contrast(own, luminance(pixel)))
      }
    }
    return { text, worst }
  })
}
