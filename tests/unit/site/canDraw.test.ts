import { describe, expect, it } from 'vitest'
import { canDraw } from '@/site/share/canDraw'

describe('[Z1] canDraw', () => {
  it('should draw what the font of the cards has', () => {
    expect(canDraw('Lighting & Floral Décor, the “best” – of Jaipur…')).toBe(true)
  })

  it.each(['पधारो', 'Diya 🪔', '₹500', 'a\nb', ''])('should not draw %j', (text) => {
    expect(canDraw(text)).toBe(false)
  })
})
