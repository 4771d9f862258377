import sharp, { type Metadata, type Sharp } from 'sharp'

/** Near the original: every cut is made from what this leaves. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  // sharp tells AVIF as `heif`.
  heif: (picture) => picture.avif({ effort: 1, quality: 75 }),
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ effort: 2, quality: 92 }),
}

/**
 * The picture upright, in sRGB, and nothing else: no EXIF with place and time, no XMP, no comments.
 * Payload stores JPEG, PNG and AVIF as they come. JPEG and PNG can hold metadata that sharp does not
 * report, so they are always encoded again. Throws if the picture is corrupt.
 */
export async function withoutMetadata(file: Buffer, told: Metadata): Promise<Buffer> {
  const encode = encoders[told.format]
  const holdsMore = told.exif ?? told.xmp ?? told.iptc ?? told.comments
  if (!encode || !(holdsMore || ['jpeg', 'png'].includes(told.format))) return file
  return encode(sharp(file, { animated: (told.pages ?? 1) > 1 }).autoOrient()).toBuffer()
}
