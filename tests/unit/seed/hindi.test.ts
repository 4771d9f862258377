import { describe, expect, it } from 'vitest'
import { maxLengths } from '@/rules/maxLengths'
import { isRealText } from '@/rules/samples'
import { cateringServices } from '../../../seed/content/cateringServices'
import { dishes, ingredients } from '../../../seed/content/dishes'
import { eventServices } from '../../../seed/content/eventServices'
import { faqs } from '../../../seed/content/faqs'
import * as inHindi from '../../../seed/content/hi'
import { legal } from '../../../seed/content/legal'
import { aboutPage, homePage, pricingPage } from '../../../seed/content/pages'
import { team, testimonials } from '../../../seed/content/people'
import { pictures } from '../../../seed/content/pictures'
import { plans } from '../../../seed/content/plans'
import { seller } from '../../../seed/content/seller'
import { settings } from '../../../seed/content/settings'
import { devanagari, numbersOf, pairsOf, placeholdersOf, slips } from '../i18n/texts'

const by = <Item extends object>(items: readonly Item[], key: keyof Item) =>
  Object.fromEntries(items.map((item) => [String(item[key]), item]))

/** The English texts of the fields that the Hindi content has. */
function sameFields(english: object, hindi: object): object {
  const names = Object.keys(hindi)
  return Object.fromEntries(names.map((name) => [name, Reflect.get(english, name)]))
}

function sameItems(english: Record<string, object>, hindi: Record<string, object>) {
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
  return Object.fromEntries(
    Object.entries(hindi).map(([key, item]) => [key, sameFields(english[key] ?? {}, item)]),
  )
}

const isText = (path: string) =>
  !/\.(type|format|mode|style|direction|tag|listType|channel)$/.test(path)

function everyPair() {
  const { legal: hindiLegal, pages, ...items } = inHindi
  const { settings: hindiSettings, ...lists } = items
  const english = {
    dishes: sameItems(by(dishes, 'title'), lists.dishes),
    ingredients: Object.fromEntries(ingredients.map((name) => [name, name])),
    faqs: sameItems(by(faqs, 'question'), lists.faqs),
    pictures: sameItems(by(pictures, 'file'), lists.pictures),
    plans: sameItems(by(plans, 'title'), lists.plans),
    services: sameItems(by([...eventServices, ...cateringServices], 'title'), lists.services),
    team: sameItems(by(team, 'name'), lists.team),
    testimonials: sameItems(by(testimonials, 'author'), lists.testimonials),
    legal,
    about: sameFields(aboutPage, pages.aboutPage),
    home: sameFields(homePage, pages.homePage),
    pricing: pricingPage,
    seller: {
      taxClasses: seller.taxClasses?.map(({ name }) => ({ name })),
      terms: seller.terms,
      schedule: seller.schedule?.map(({ title }) => ({ title })),
    },
    settings: {
      ...sameFields(settings, hindiSettings),
      replyTemplates: settings.replyTemplates?.map(({ subject, text }) => ({ subject, text })),
    },
  }
  const hindi = {
    ...lists,
    legal: hindiLegal,
    about: pages.aboutPage,
    home: pages.homePage,
    pricing: pages.pricingPage,
    settings: hindiSettings,
  }
  return pairsOf(english, hindi).filter(({ path }) => isText(path))
}

describe('[I2] the sample content in Hindi', () => {
  const pairs = everyPair()

  it('should have each text of the English content, list by list and paragraph by paragraph', () => {
    expect(pairs.length).toBeGreaterThan(500)
    const services = [...eventServices, ...cateringServices]
    for (const { capacity, location, title } of services) {
      const hindi = inHindi.services[title]
      expect([!hindi?.capacity, !hindi?.location], title).toEqual([!capacity, !location])
    }
  })

  it('should be in Devanagari and spelled by our rules', () => {
    const isCode = (text: string) => ['', '10+', 'GST'].includes(text)
    const latin = pairs.filter(({ hindi }) => !devanagari.test(hindi) && !isCode(hindi))
    expect(latin).toEqual([])
    const found = pairs.map((pair) => ({ ...pair, slips: slips(pair.hindi) }))
    expect(found.filter((pair) => pair.slips.length > 0)).toEqual([])
  })

  it('should state the same figures and placeholders as the English', () => {
    for (const { path, english, hindi } of pairs) {
      expect(numbersOf(hindi), path).toEqual(numbersOf(english))
      expect(placeholdersOf(hindi), path).toEqual(placeholdersOf(english))
    }
  })

  it('should say that it is a sample where the English does, as the checklist looks for it', () => {
    for (const { path, english, hindi } of pairs.filter(({ path }) =>
      /legal|settings/.test(path),
    )) {
      expect(isRealText(hindi), path).toBe(isRealText(english))
    }
  })

  it('should fit the fields', () => {
    for (const { alt, title } of Object.values(inHindi.pictures)) {
      expect(alt.length, title).toBeLessThan(maxLengths.line)
    }
  })
})
