import { describe, expect, it } from 'vitest'
import { toReference } from '@/booking/rules/reference'
import { toSlug } from '@/rules/fieldValues'
import { whatsappLink } from '@/rules/phone'
import { categoriesByKind, isCategoryOf } from '@/rules/serviceKinds'
import { asciiDigits, isolate, pick } from '@/rules/text'

describe('[Q2] toReference', () => {
  it('should be short and easy to read out', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const reference = toReference(new Uint8Array(6).fill(byte))
      expect(reference).toMatch(/^JU-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/)
    }
  })

  it('should differ when the random bytes differ', () => {
    expect(toReference(Uint8Array.of(0, 0, 0, 0, 0, 1))).not.toBe(toReference(new Uint8Array(6)))
  })
})

describe('[S1] toSlug', () => {
  it.each([
    ['Lighting & Floral Décor', 'lighting-floral-decor'],
    ['Bridal & Groom Grand Entrance', 'bridal-groom-grand-entrance'],
    ['  Out Side   Catering ', 'out-side-catering'],
    ['शादी का मंडप', 'शादी-का-मंडप'],
  ])('should make an address of %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })
})

describe('[B8] asciiDigits', () => {
  it('should know the value of every decimal digit of Unicode', () => {
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))
    const digits = all.filter((one) => /\p{Nd}/u.test(one))
    expect(digits.length).toBeGreaterThan(600)
    expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  })

  it('should leave everything else as it is', () => {
    expect(asciiDigits('૧૫૦૦ मेहमान, ½ and Ⅻ')).toBe('1500 मेहमान, ½ and Ⅻ')
  })
})

describe('[P5] whatsappLink', () => {
  it('should carry digits without a plus and the text encoded', () => {
    expect(whatsappLink('9829012345', 'Royal Wedding & more')).toBe(
      'https://wa.me/919829012345?text=Royal%20Wedding%20%26%20more',
    )
  })
})

describe('[L2] [L3] categories', () => {
  it('should be those of the menus', () => {
    expect(categoriesByKind.event.slice(0, 3)).toEqual(['weddings', 'corporate', 'concerts'])
    expect(categoriesByKind.catering).toEqual(['veg', 'nonveg', 'snacks', 'packages'])
  })

  it('should belong to one kind', () => {
    expect(isCategoryOf('event', 'weddings')).toBe(true)
    expect(isCategoryOf('catering', 'weddings')).toBe(false)
  })
})

describe('[K2] pick', () => {
  it('should take the named keys and nothing that came by the prototype', () => {
    const source = JSON.parse('{"name":"Meera","status":"confirmed","__proto__":{"plan":"x"}}')
    expect(pick(source, ['name', 'plan'])).toEqual({ name: 'Meera' })
  })
})

describe('[B11] isolate', () => {
  it('should hold a name that is read from the right apart from the sentence, and no other', () => {
    expect(isolate('أحمد')).toBe('\u2068أحمد\u2069')
    expect(isolate('أحمد\u2069\u202e')).toBe('\u2068أحمد\u2069')
    expect(['Meera', 'मीरा', 'José', ''].map(isolate)).toEqual(['Meera', 'मीरा', 'José', ''])
  })
})
