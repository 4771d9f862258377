/**
 * In pixels; pictures are never enlarged. Pages use AVIF; the panel's list and browsers without AVIF use
 * WebP. 640 is for pictures as tall as a phone.
 */
export const pictureWidths = { avif: [480, 640, 800, 1200, 1920], webp: [480, 1200] } as const

export type PictureFormat = keyof typeof pictureWidths

/** Crops for arches, around the focal point, in AVIF. A picture of 1200 by 800 fills the second. */
export const uprightCuts = [
  { name: 'upright320', width: 320, height: 390 },
  { name: 'upright656', width: 656, height: 800 },
  { name: 'upright1312', width: 1312, height: 1600 },
] as const

/** In pixels. */
export const sharedPicture = { name: 'shared', width: 1200, height: 630 } as const

/** In pixels; larger originals are made smaller. */
export const PICTURE_MAX_SIDE = 2400

/**
 * Decoding an AVIF takes 18 bytes of memory per pixel (sharp 0.35.5), and the site has 1 GB in total. Larger
 * photos are reduced in the browser.
 */
export const PICTURE_MAX_PIXELS = 20_000_000
