/** The place of a picture: `large` beside two stacked ones, two as a `pair`, or one that is `wide`. */
export type GalleryPlace = 'largeLeft' | 'stackRight' | 'stackLeft' | 'largeRight' | Lone
type Lone = 'pairWide' | 'pairNarrow' | 'wide'

export function galleryPlaces(count: number): GalleryPlace[] {
  const whole = Array.from({ length: Math.floor(count / CYCLE) }, () => CYCLE)
  return [...whole, count % CYCLE]
    .flatMap((pictures) => rhythm[pictures] ?? [])
    .flatMap((block) => blocks[block])
}

type Block = keyof typeof blocks

const blocks = {
  left: ['largeLeft', 'stackRight', 'stackRight'],
  right: ['stackLeft', 'stackLeft', 'largeRight'],
  pair: ['pairWide', 'pairNarrow'],
  riap: ['pairNarrow', 'pairWide'],
  wide: ['wide'],
} satisfies Record<string, GalleryPlace[]>

const CYCLE = 8

const rhythm: Block[][] = [
  [],
  ['wide'],
  ['pair'],
  ['left'],
  ['pair', 'riap'],
  ['left', 'pair'],
  ['left', 'right'],
  ['pair', 'left', 'riap'],
  ['left', 'pair', 'right'],
]
