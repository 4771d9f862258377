import * as apiPaths from '@/apiPaths'
import type { Media } from '@/payload-types'
import { pictureWidths, sharedPicture, uprightCuts } from '@/rules/pictures'

export type MaybeMedia = Media | string | null | undefined

export interface PictureSource {
  src: string
  /** A medium WebP for browsers without AVIF, if there is one. */
  plain: string
  /** AVIF sources; empty if there are none. */
  avif: string
  uprightSet: string
  /** The focal point, in percent of width and height. */
  focal: { x: number; y: number }
  ratio: number
  blur?: string
}

export function pictureSource(media: MaybeMedia): PictureSource | undefined {
  if (!isPicture(media)) return undefined
  return {
    src: addressOf(media, media.filename),
    plain: addressOf(media, plainCut(media) ?? media.filename),
    avif: setOf(media, cutsOf(media)),
    uprightSet: uprightSetOf(media),
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    ratio: (media.width ?? 1) / (media.height ?? 1),
    blur: media.blur ?? undefined,
  }
}

function plainCut({ sizes }: Picture): string | null | undefined {
  const { webp480, webp1200 } = sizes ?? {}
  return [webp1200, webp480].find((cut) => cut?.filename)?.filename
}

export function uprightOf(media: MaybeMedia): MaybeMedia {
  if (typeof media !== 'object') return media
  return isPicture(media?.upright) ? media.upright : media
}

/** The address of the smallest upright size, otherwise of the smallest file; undefined without a picture. */
export function smallPicture(given: MaybeMedia): string | undefined {
  const media = uprightOf(given)
  if (!isPicture(media)) return undefined
  const { avif480, upright320, webp480 } = media.sizes ?? {}
  const cut = [upright320, avif480, webp480].find((size) => size?.filename)
  return addressOf(media, cut?.filename ?? media.filename)
}

export function sharedImage(media: MaybeMedia) {
  if (!isPicture(media)) return undefined
  const filename = media.sizes?.[sharedPicture.name]?.filename
  const { height, width } = filename ? sharedPicture : media
  return {
    alt: media.alt,
    height: height ?? undefined,
    url: addressOf(media, filename ?? media.filename),
    width: width ?? undefined,
  }
}

type Picture = Media & { filename: string }

function isPicture(media: MaybeMedia): media is Picture {
  return typeof media === 'object' && Boolean(media?.filename)
}

function cutsOf({ height, sizes, width }: Picture): Cut[] {
  const isTall = (width ?? 0) < (height ?? 0) / 1.5
  return pictureWidths.avif
    .filter((cut) => cut !== 640 || isTall)
    .map((cut) => sizes?.[`avif${cut}`])
}

const ARCH = 100 / 122

/** Omits sizes that would be enlarged. Includes a wide crop if the whole picture has its shape. */
function uprightSetOf(media: Picture): string {
  const crops = uprightCuts
    .map(({ name }) => media.sizes?.[name])
    .filter((cut) => (cut?.height ?? 0) <= (media.height ?? 0))
    .filter((cut) => (cut?.width ?? 0) <= (media.width ?? 0))
  const whole = media.sizes?.avif800
  const isArch = Math.abs((media.width ?? 0) / (media.height ?? 1) - ARCH) < 0.05
  return setOf(media, isArch ? [...crops, whole] : crops)
}

type Cut = { filename?: string | null; width?: number | null } | undefined

function setOf(media: Picture, cuts: Cut[]): string {
  return cuts
    .flatMap((cut) => (cut?.filename && cut.width ? [{ ...cut, filename: cut.filename }] : []))
    .map(({ filename, width }) => `${addressOf(media, filename)} ${width}w`)
    .join(', ')
}

function addressOf({ updatedAt }: Picture, filename: string): string {
  return apiPaths.mediaFile(filename, apiPaths.pictureVersion(updatedAt))
}
