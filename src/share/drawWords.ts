import path from 'node:path'
import sharp from 'sharp'
import { cardFontOf, isLatin } from './canDraw'

export interface Drawn {
  height: number
  src: string
  width: number
}

interface Words {
  colour: string
  /** In px. */
  size: number
  text: string
  /** In px; longer text is broken into lines. */
  width: number
}

/** Renders texts of other scripts than Latin with Pango, because the renderer of cards does not join the letters. */
export async function drawWords({ colour, size, text, width }: Words): Promise<Drawn | undefined> {
  const font = isLatin(text) ? undefined : cardFontOf(text)
  if (!font) return undefined
  const { data, info } = await sharp({
    text: {
      dpi: 72,
      font: `${font.family} ${size}`,
      fontfile: path.join(process.cwd(), 'src/ui/styles/fonts', font.file),
      rgba: true,
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      width,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/png;base64,${data.toString('base64')}`
  return { height: info.height, src, width: info.width }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
