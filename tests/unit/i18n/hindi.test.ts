import { describe, expect, it } from 'vitest'
import { en } from '@/i18n/en'
import { hi } from '@/i18n/hi'
import { eventSheetMessages, kitchenMessages } from '@/i18n/sheetMessages'
import { describeOpeningHours } from '@/rules/openingHours'
import { devanagari, numbersOf, pairsOf, placeholdersOf, slips } from './texts'

/** The panel lists the titles of replies, in English. */
const texts = (messages: typeof en) => ({
  ...messages,
  replies: messages.replies.map(({ subject, text }) => ({ subject, text })),
})

const pairs = [
  ...pairsOf(texts(en), texts(hi)),
  ...pairsOf(kitchenMessages('en'), kitchenMessages('hi'), 'kitchen'),
  ...pairsOf(eventSheetMessages('en'), eventSheetMessages('hi'), 'eventSheet'),
]

/** Brands, makers, licences and codes are the same in both languages. */
const sameInBoth = new Set([
  ...['WhatsApp', 'Instagram', 'Facebook', 'YouTube', 'Google', 'GSTIN', 'FSSAI', 'UPI'],
  ...['Fraunces', 'Mukta', 'Rozha One', 'React', 'Next.js', 'Zod', 'web-vitals'],
  ...['yet-another-react-lightbox', 'Igor Danchenko', 'MIT', 'Apache-2.0'],
])

describe('[I2] the Hindi messages', () => {
  it('should have each message of the English ones, of the same kind', () => {
    expect(pairs.length).toBeGreaterThan(400)
  })

  it('should be in Devanagari, brands and codes apart', () => {
    const isCode = (text: string) => !/[a-z]/i.test(text) || sameInBoth.has(text)
    const latin = pairs.filter((pair) => !devanagari.test(pair.hindi) && !isCode(pair.hindi))
    expect(latin).toEqual([])
  })

  it('should say nothing where the English says nothing, and only there', () => {
    expect(pairs.filter((pair) => !pair.english !== !pair.hindi)).toEqual([])
  })

  it('should name the same values and placeholders', () => {
    for (const { path, ...pair } of pairs) {
      expect(placeholdersOf(pair.hindi), path).toEqual(placeholdersOf(pair.english))
      if (pair.english.includes('JU-7K4M-92')) expect(pair.hindi, path).toContain('JU-7K4M-92')
      const missing = numbersOf(pair.english).filter((one) => !numbersOf(pair.hindi).includes(one))
      expect(missing, path).toEqual([])
    }
  })

  it('should be spelled by our rules', () => {
    const found = pairs.map((pair) => ({ ...pair, slips: slips(pair.hindi) }))
    expect(found.filter((pair) => pair.slips.length > 0)).toEqual([])
  })

  it('should group figures as India does, and count in lakh', () => {
    expect(hi.problems.tooLong(100_000)).toContain('1,00,000')
    expect(hi.details.options.budgetBand.upTo1Lakh).toBe('₹1 लाख तक')
  })

  it.each([
    [['Mo-Su 10:00-20:00'], 'रोज़, सुबह 10 बजे से रात 8 बजे तक'],
    [['Mo-Sa 09:30-18:00'], 'सोमवार से शनिवार तक, सुबह 9:30 बजे से शाम 6 बजे तक'],
    [['Su 12:00-24:00'], 'रविवार, दोपहर 12 बजे से रात 12 बजे तक'],
  ])('should read the opening hours %j as %j', (lines, text) => {
    expect(describeOpeningHours(lines, hi.site.opening)?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('should greet a customer without a name, too', () => {
    expect(hi.booking.received(undefined, 'JU-7K4M-92')).toMatch(/^धन्यवाद। /)
    expect(hi.contact.thanks('')).toMatch(/^धन्यवाद। /)
  })
})
