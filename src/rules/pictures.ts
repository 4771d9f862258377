/** Pictures are cut to these widths, in pixels, each in both formats; never larger than they are. */
export const pictureWidths = [480, 800, 1200, 1920] as const

/** The smaller one first: browsers take the first they know. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type PictureSize = `${PictureFormat}${(typeof pictureWidths)[number]}`

/** The cut that links shared elsewhere show, in pixels. */
export const sharedPicture = { name: 'shared', width: 1200, height: 630 } as const

export function pictureSize(
  format: PictureFormat,
  width: (typeof pictureWidths)[number],
): PictureSize {
  return `${format}${width}`
}

/** More than any camera of today makes; each is four bytes of memory while cuts are made. */
export const PICTURE_MAX_PIXELS = 50_000_000
