import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { requestProblems } from '@/i18n/en/requestProblems'
import type { Media } from '@/payload-types'
import { pictureName } from '@/rules/pictureName'
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '@/rules/pictures'

// Pictures are resized one at a time and only once, so a cache and threads would only use memory.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Reads the dimensions before the picture is decoded, because a few kilobytes can decode to gigabytes. Sets a
 * safe file name (other servers would serve `x.html` as a page) and removes metadata, such as the location.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Payload runs this hook before it checks access.
  if (!req.user && !('overrideAccess' in args && args.overrideAccess)) return args
  const { file, t } = req
  if (!file && req.user && operation === 'create') refuseAddress(req)
  const metadata = file && (await metadataOf(file.data))
  if (!metadata) return args
  const refused = (message: string) =>
    new ValidationError({ errors: [{ label: 'File', message, path: 'file' }] }, t)
  if (pixelsOf(metadata) > PICTURE_MAX_PIXELS) throw refused(requestProblems.hugePicture)
  const data = await masterOf(file.data, metadata).catch(() => {
    throw refused(requestProblems.brokenPicture)
  })
  const name = pictureName({ format: metadata.format, name: file.name })
  req.file = { ...file, data, name, size: data.length }
  return args
}

/** Payload would otherwise fetch a file from any URL. */
function refuseAddress({ data, t }: PayloadRequest) {
  if (typeof data?.url !== 'string') return
  const errors = [{ message: requestProblems.pictureByAddress, path: 'file' }]
  throw new ValidationError({ errors }, t)
}

async function metadataOf(file: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

const pixelsOf = ({ height, pages = 1, width }: Metadata) => width * height * pages

/** In pixels, of the longer side. */
const BLUR_SIDE = 12

export const keepBlur: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file) return data
  return { ...data, blur: await blurOf(req.file.data) }
}

async function blurOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .resize({ fit: 'inside', height: BLUR_SIDE, width: BLUR_SIDE })
    .webp({ effort: 6, quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

const fitting = { fit: 'inside', height: PICTURE_MAX_SIDE, width: PICTURE_MAX_SIDE } as const

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  // sharp calls AVIF `heif`.
  heif: (picture) => picture.avif({ effort: 1, quality: 75 }),
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ effort: 2, quality: 92 }),
}

/**
 * The upright picture in sRGB, at most 2,400 pixels long, without EXIF, XMP or comments. Of an animation,
 * only the first frame: Payload would resize all frames at once, and AVIF would show them as a strip. Payload
 * stores JPEG, PNG and AVIF unchanged. JPEG and PNG can contain metadata that sharp does not report, so they
 * are always encoded again. Throws if the picture is corrupt.
 */
async function masterOf(file: Buffer, metadata: Metadata): Promise<Buffer> {
  const encode = encoders[metadata.format]
  const holdsMore = metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.comments
  const isAnimated = (metadata.pages ?? 1) > 1
  const isLarge = Math.max(metadata.width, metadata.height) > PICTURE_MAX_SIDE
  const isKept = !isAnimated && !isLarge && !holdsMore && !['jpeg', 'png'].includes(metadata.format)
  if (!encode || isKept) return file
  const picture = sharp(file).autoOrient()
  return encode(isLarge ? picture.resize(fitting) : picture).toBuffer()
}
