import { describe, expect, it } from 'vitest'
import { galleryPlaces, type GalleryPlace } from '@/gallery/galleryPlaces'

/** Columns of twelve that a picture covers, on desks, times its rows. */
const areas: Record<GalleryPlace, number> = {
  largeLeft: 16,
  largeRight: 16,
  stackLeft: 4,
  stackRight: 4,
  pairWide: 7,
  pairNarrow: 5,
  wide: 12,
}

/** Halves of a phone's width. */
const halves: Record<GalleryPlace, number> = {
  largeLeft: 2,
  largeRight: 2,
  stackLeft: 1,
  stackRight: 1,
  pairWide: 1,
  pairNarrow: 1,
  wide: 2,
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('galleryPlaces', () => {
  it.each(Array.from({ length: 33 }, (_, count) => count))(
    'should give each of %i pictures a place in full rows [G1]',
    (count) => {
      const places = galleryPlaces(count)
      expect(places).toHaveLength(count)
      expect(sum(places.map((place) => areas[place])) % 12).toBe(0)
      expect(sum(places.map((place) => halves[place])) % 2).toBe(0)
    },
  )

  it('should begin and end a gallery of eight with a large one [G1]', () => {
    const places = galleryPlaces(8)
    expect([places[0], places[7]]).toEqual(['largeLeft', 'largeRight'])
  })
})
