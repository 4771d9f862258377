import { expect, it } from 'vitest'
import { toSlide } from '@/gallery/slides'

it('should be no slide without a picture of a known size', () => {
  const image = { filename: 'lamp.webp', height: 300, sizes: {}, width: 400 }
  const slideOf = (more: object) =>
    toSlide({ image: { ...image, ...more }, title: 'Lamp' } as never)
  expect(slideOf({})).toMatchObject({ height: 300, title: 'Lamp', width: 400 })
  expect([slideOf({ width: null }), slideOf({ height: 0 })]).toEqual([undefined, undefined])
})
