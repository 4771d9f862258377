import path from 'node:path'
import sharp from 'sharp'
import { isLatin } from './canDraw'

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

/**
 * Renders Devanagari texts as a picture with Pango, because the renderer of cards does not join the letters.
 */
export async function drawWords({ colour, size, text, width }: Words): Promise<Drawn | undefined> {
  if (isLatin(text)) return undefined
  const { data, info } = await sharp({
    text: {
      dpi: 72,
      font: `Rozha One ${size}`,
      fontfile: path.join(process.cwd(), 'src/ui/styles/fonts/rozha-card.ttf'),
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
