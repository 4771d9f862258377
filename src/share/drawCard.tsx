import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { sharedPicture } from '@/rules/pictures'
import { CardArt, cardGround, drawTexts } from './CardArt'
import type { Card } from './sharedPage'

/** JPEG, because a PNG is too large for messengers. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { height, width } = sharedPicture
  const data = await readFile(path.join(process.cwd(), 'src/ui/styles/fonts/fraunces-400.woff'))
  const [drawn, ground] = await Promise.all([drawTexts(card), cardGround(card.picture)])
  const image = new ImageResponse(<CardArt {...card} drawn={drawn} ground={ground} />, {
    fonts: [{ data, name: 'Fraunces', style: 'normal', weight: 400 }],
    height,
    width,
  })
  const png = Buffer.from(await image.arrayBuffer())
  return sharp(png).jpeg({ mozjpeg: true, quality: 82 }).toBuffer()
}
