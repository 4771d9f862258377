import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'
import type { Media } from '@/payload-types'

/** Pixels across: enough for where the light and the colours are. */
const BLUR_WIDTH = 16

/** A new file gets its blur: what stands in its place until it has come. */
export const keepBlur: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file) return data
  return { ...data, blur: await blurOf(req.file.data) }
}

async function blurOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(BLUR_WIDTH).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
