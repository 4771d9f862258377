import { describe, expect, it } from 'vitest'
import { canDraw, isLatin } from '@/site/share/canDraw'

describe('[Z1] canDraw', () => {
  it('should draw what the font of the cards has', () => {
    expect(canDraw('Lighting & Floral Décor, the “best” – of Jaipur…')).toBe(true)
  })

  it('[I1] should draw Devanagari, in the one font that joins its letters', () => {
    expect(['पधारो म्हारे देस', '₹500 की थाली'].map(canDraw)).toEqual([true, true])
    expect(['पधारो', '₹500', 'Royal Thali'].map(isLatin)).toEqual([false, false, true])
  })

  it.each(['Diya 🪔', 'ਪੰਜਾਬੀ', 'a\nb', ''])('should not draw %j', (text) => {
    expect(canDraw(text)).toBe(false)
  })
})
