import { describe, expect, it } from 'vitest'
import { langOf } from '@/i18n/untranslated'
import { fill } from '@/i18n/withFallback'

interface Sample {
  id: string
  title: string
  description: string | null
  includes: string[]
  order: number
  slug: string
}

const text = (word: string) => ({ root: { children: [{ text: word }] } })

describe('[I3] a page with texts that are not translated', () => {
  it('should take each missing field from English and mark it, and no other', () => {
    const own: Sample = {
      id: 's',
      title: 'सजावट',
      description: null,
      includes: [],
      order: 0,
      slug: 'setup',
    }
    const first = { ...own, title: 'Setup', description: 'Lamps.', includes: ['Stage'] }
    const filled = fill(own, first)
    expect(filled).toMatchObject({ title: 'सजावट', description: 'Lamps.', includes: ['Stage'] })
    expect(langOf(filled, 'title')).toBeUndefined()
    expect([langOf(filled, 'description'), langOf(filled, 'includes')]).toEqual(['en', 'en'])
    expect(langOf(filled, 'order')).toBeUndefined()
  })

  it('should look into groups and pictures, and take a rich text whole', () => {
    const own = { hero: { title: 'शादी', text: ' ' }, image: { id: 'p', alt: '' }, story: text('') }
    const first = {
      hero: { title: 'Wedding', text: 'Lamps.' },
      image: { id: 'p', alt: 'A lamp' },
      story: text('Story'),
    }
    const filled = fill(own, first)
    expect([langOf(filled.hero, 'title'), langOf(filled.hero, 'text')]).toEqual([undefined, 'en'])
    expect([filled.image.alt, langOf(filled.image, 'alt')]).toEqual(['A lamp', 'en'])
    expect(filled.story).toEqual(text('Story'))
    expect(langOf(filled, 'story')).toBe('en')
    expect(langOf(fill<object>({ story: null }, first), 'story' as never)).toBe('en')
    expect(fill({ ...own, story: text('कहानी') }, first).story).toEqual(text('कहानी'))
  })

  it('should match the items of a list by their id, whatever their order', () => {
    const own = [
      { id: 'a', title: '' },
      { id: 'b', title: 'ब' },
      { id: 'c', title: '' },
    ]
    const first = [
      { id: 'b', title: 'B' },
      { id: 'a', title: 'A' },
    ]
    expect(fill(own, first).map(({ title }) => title)).toEqual(['A', 'ब', ''])
  })

  it('should leave what is empty in both, and what is not there', () => {
    expect(fill<object>({ tagline: null }, { tagline: '' })).toEqual({ tagline: null })
    expect([langOf(null, 'x' as never), langOf(undefined, 'x' as never)]).toEqual([
      undefined,
      undefined,
    ])
  })
})
