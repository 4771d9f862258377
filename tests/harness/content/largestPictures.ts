import sharp, { type Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS } from '@/rules/pictures'

export interface Picture {
  buffer: Buffer
  mimeType: string
  name: string
}

const side = Math.floor(Math.sqrt(PICTURE_MAX_PIXELS))

const plain = (channels: 3 | 4) => {
  const background = { alpha: 0.9, b: 50, g: 50, r: 170 }
  return sharp({ create: { background, channels, height: side, width: side } })
}

/** What takes most memory of each format: as many pixels as are allowed, decoded whole and not row by row. */
const makers: Record<string, () => Promise<Sharp> | Sharp> = {
  'avif.avif': () => plain(3).avif({ effort: 0 }),
  'progressive.jpg': () => plain(3).jpeg({ chromaSubsampling: '4:4:4', progressive: true }),
  'interlaced.png': () => plain(4).toColourspace('rgb16').png({ progressive: true }),
  'lossless.webp': () => plain(4).webp({ effort: 0, lossless: true }),
  'animated.webp': animated,
}

const mimeTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export function largestPictures(): Promise<Picture[]> {
  const made = Object.entries(makers).map(async ([name, make]) => ({
    buffer: await (await make()).toBuffer(),
    mimeType: mimeTypes[name.split('.')[1] ?? ''] ?? '',
    name,
  }))
  return Promise.all(made)
}

async function animated() {
  const [frames, width] = [8, 2400]
  const height = Math.floor(PICTURE_MAX_PIXELS / frames / width)
  const inputs = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { background: { b: 0, g: 0, r: index * 20 }, channels: 3, height, width } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(inputs), { join: { animated: true } }).webp({ effort: 0 })
}
