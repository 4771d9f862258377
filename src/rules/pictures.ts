/** In pixels; never enlarged. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/** AVIF first: browsers take the first format they know. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type PictureSize = `${PictureFormat}${(typeof pictureWidths)[number]}`

/** In pixels. */
export const sharedPicture = { name: 'shared', width: 1200, height: 630 } as const

export function pictureSize(
  format: PictureFormat,
  width: (typeof pictureWidths)[number],
): PictureSize {
  return `${format}${width}`
}

/** Each pixel takes four bytes of memory while it is resized. */
export const PICTURE_MAX_PIXELS = 50_000_000
