import { describe, expect, it } from 'vitest'
import { containedWidth } from '@/gallery/Lightbox'

describe('containedWidth', () => {
  const picture = { height: 800, width: 1200 }

  it.each([
    ['a wide room', { height: 400, width: 1400 }, 600],
    ['a tall room', { height: 800, width: 390 }, 390],
    ['a room larger than the picture', { height: 2000, width: 3000 }, 1200],
    ['no room', { height: 0, width: 390 }, 0],
  ])('should fit %s without a stretch [G2]', (_, rect, width) => {
    expect(containedWidth({ picture, rect })).toBe(width)
  })
})
