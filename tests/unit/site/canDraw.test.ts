import { describe, expect, it } from 'vitest'
import { canDraw, isLatin } from '@/share/canDraw'
import { drawWords } from '@/share/drawWords'

describe('[Z1] canDraw', () => {
  it('should draw what the font of the cards has', () => {
    expect(canDraw('Lighting & Floral Décor, the “best” – of Jaipur…')).toBe(true)
  })

  it('[I1] should draw Devanagari, in the one font that joins its letters', () => {
    expect(['पधारो म्हारे देस', '₹500 की थाली'].map(canDraw)).toEqual([true, true])
    expect(['पधारो', '₹500', 'Royal Thali'].map(isLatin)).toEqual([false, false, true])
  })

  it.each(['Diya 🪔', 'ਪੰਜਾਬੀ', 'ગુજરાતી', 'a\nb'])('should not draw %j', (text) => {
    expect(canDraw(text)).toBe(false)
  })

  it('[I1] should join its letters with our font, which is narrower than the boxes of a missing one', async () => {
    const words = { colour: '#fff8ee', size: 60, width: 900 }
    const drawn = await drawWords({ ...words, text: 'झरोखा उत्सव & <b>' })
    expect(drawn?.src).toMatch(/^data:image\/png;base64,/)
    const name = await drawWords({ ...words, text: 'झरोखा उत्सव' })
    expect(name?.width).toBeGreaterThan(270)
    expect(name?.width).toBeLessThan(310)
    expect(await drawWords({ ...words, text: 'Utsav' })).toBeUndefined()
  })
})
