import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { dayFunctions, undatedFunctions } from '@/booking/rules/dayFunctions'
import type { DishToBuy } from '@/menu/rules/purchases'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { EventSheetPage } from '@/sheets/EventSheetPage'
import { KitchenPage } from '@/sheets/KitchenPage'
import type { KitchenBooking } from '@/sheets/loadDay'
import { PurchasePage } from '@/sheets/PurchasePage'
import { listPurchases, purchaseText } from '@/sheets/purchaseText'
import { readSheetView, type SheetView } from '@/sheets/sheetView'
import { brokenParts } from '../../harness/pages/brokenHtml'

vi.mock('server-only', () => ({}))

const day = '2026-11-20'

const dish = (place: number, data: Partial<DishToBuy>): DishToBuy => ({
  id: String(place).padStart(24, '0'),
  course: 'sweets',
  marks: ['veg'],
  needs: [],
  title: {},
  ...data,
})

const ghewar = dish(1, {
  title: { en: 'Ghewar', hi: 'घेवर' },
  needs: [
    { ingredient: { en: 'Ghee', hi: 'घी' }, quantity: 2, shop: 'dairy', unit: 'kg' },
    { ingredient: { en: 'Saffron' }, quantity: 1, shop: 'grocer', unit: 'g' },
  ],
})
const laal = dish(2, {
  course: 'nonvegMains',
  marks: ['nonveg'],
  title: { en: 'Laal maas' },
  needs: [{ ingredient: { en: 'ghee' }, quantity: 500, shop: 'dairy', unit: 'g' }],
})
const kulfi = dish(3, { title: { en: 'Kulfi', hi: 'कुल्फ़ी' } })
const dishes = [ghewar, laal, kulfi]

const meera = {
  id: 'a',
  name: 'Meera',
  date: day,
  reference: 'JU-7K4M-92',
  revision: 5,
  status: 'confirmed',
  functions: [
    {
      ...{ id: 'haldi', name: 'Haldi', date: day, timeBand: 'morning', guests: 150 },
      ...{ dishes: [ghewar.id, kulfi.id], notes: 'Serve at ten', venue: 'Lawn' },
    },
    {
      ...{ id: 'sangeet', name: 'Sangeet', date: day, guests: 200, guaranteed: 250 },
      dishes: [laal.id, ghewar.id],
    },
    { id: 'vidai', name: 'Vidai' },
  ],
} as KitchenBooking
const kabir = { id: 'b', name: 'Kabir', date: day, numberOfGuests: 75 } as KitchenBooking
const stage = { id: 'c', date: day, selectedService: 'event', status: 'quoted' } as KitchenBooking

const view = (data: Partial<SheetView> = {}): SheetView => ({
  ...{ day, language: 'en', withQuoted: false },
  ...data,
})

function loadedOf(bookings: KitchenBooking[]) {
  const functions = dayFunctions(bookings, day)
  return { dishes, functions, isCut: false, undated: undatedFunctions(bookings) }
}

function kitchenHtml(bookings: KitchenBooking[], data: Partial<SheetView> = {}): string {
  return renderToStaticMarkup(<KitchenPage {...loadedOf(bookings)} view={view(data)} />)
}

function purchases(bookings: KitchenBooking[], data: Partial<SheetView> = {}) {
  const loaded = loadedOf(bookings)
  const lists = listPurchases({ ...loaded, view: view(data) })
  const html = renderToStaticMarkup(<PurchasePage {...loaded} lists={lists} view={view(data)} />)
  return { html, text: purchaseText(lists, view(data)) }
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('[J9] the kitchen sheet', () => {
  it('should sum each dish over the functions that it is for, veg apart from non-veg', () => {
    const html = kitchenHtml([meera, kabir])
    expect(textOf(html)).toMatch(
      /Veg .*Sweets Ghewar 400 Haldi 150, Sangeet 250 Kulfi 150 Haldi 150/,
    )
    expect(textOf(html)).toMatch(/Non-veg .*Laal maas 250 Sangeet 250/)
    expect(textOf(html)).toContain('3 functions, 475 plates')
    expect(brokenParts(html)).toEqual([])
  })

  it('should say of each function what its plates are, and what is missing', () => {
    const text = textOf(kitchenHtml([meera, kabir, stage], { withQuoted: true }))
    expect(text).toContain('Haldi, Meera Morning, Lawn, 150 plates (expected) Serve at ten')
    expect(text).toContain('250 plates (guaranteed)')
    expect(text).toMatch(/Kabir 75 plates \(expected\) [^<]*No menu yet/)
    expect(text).toContain('No name Event only, no food Not confirmed')
    expect(text).toContain('Without a day: Vidai, Meera')
    expect(text).toContain('JU-7K4M-92, revision 5')
  })

  it('[I3] should be in Hindi, and mark the titles that are not translated', () => {
    const html = kitchenHtml([meera], { language: 'hi' })
    expect(html).toMatch(/<article[^>]* lang="hi"/)
    expect(textOf(html)).toMatch(/घेवर 400 .* कुल्फ़ी 150/)
    expect(html).toContain('<span lang="en">Laal maas</span>')
    expect(html).not.toContain('<span lang="en">Ghewar')
    expect(textOf(html)).toContain('मिठाइयाँ')
  })

  it('should tell functions of one name apart by the customer', () => {
    const other = {
      ...kabir,
      functions: [{ id: 'h', name: 'Haldi', date: day, guests: 10, dishes: [ghewar.id] }],
    }
    expect(textOf(kitchenHtml([meera, other]))).toContain('Haldi (Kabir) 10')
  })

  it('should say that there is nothing, and that a menu is missing', () => {
    expect(textOf(kitchenHtml([]))).toContain('Nothing to cook on this day.')
    expect(textOf(kitchenHtml([kabir]))).toContain('No function has a menu yet.')
    const bare = { id: 'd', date: day } as KitchenBooking
    expect(textOf(kitchenHtml([bare]))).toContain('Number of plates not known')
    expect(brokenParts(kitchenHtml([bare]))).toEqual([])
  })

  it('should be reached by an address that holds day, language, stages and function', () => {
    const query = { day, language: 'hi', only: 'haldi', withQuoted: true } as const
    const address = panelPaths.purchases(query)
    const params = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
    expect(readSheetView(params)).toEqual(query)
    const today = readSheetView(
      { day: '2026-02-30', language: ['xx'] },
      new Date('2026-11-19T20:00:00Z'),
    )
    expect(today).toEqual({ day, language: 'en', only: undefined, withQuoted: false })
    expect(panelPaths.kitchen({ day })).toBe(`/admin/kitchen?day=${day}`)
  })
})

describe('[J9] the event sheet of a booking with functions', () => {
  const sheetHtml = (booking: object, locale: Locale = 'en') =>
    renderToStaticMarkup(
      <EventSheetPage
        booking={booking as Booking}
        dishes={dishes}
        locale={locale}
        plan={null}
        service={null}
        settings={{} as never}
      />,
    )

  it('should show each with its facts, plates, menu and notes', () => {
    const text = textOf(sheetHtml(meera))
    expect(text).toMatch(/Haldi Fri, 20 Nov 2026, Morning, 150 guests Lawn 150 plates \(expected\)/)
    expect(text).toContain('Veg Sweets: Ghewar, Kulfi Serve at ten')
    expect(text).toMatch(/200 guests, 250 guaranteed 250 plates \(guaranteed\)/)
    expect(text).toMatch(/Veg Sweets: Ghewar Non-veg Non-veg mains: Laal maas/)
    expect(text).toMatch(/Vidai Number of plates not known No menu yet/)
    expect(text).toContain('Revision 5, as of')
    expect(sheetHtml(meera)).toContain(
      panelPaths.purchases({ day, only: 'haldi' }).replace('&', '&amp;'),
    )
  })

  it('[I3] should be in Hindi, dishes and words, and mark the titles that are not translated', () => {
    const html = sheetHtml({ ...meera, selectedService: 'catering', status: 'quoted' }, 'hi')
    expect(html).toMatch(/<article[^>]* lang="hi"/)
    const text = textOf(html)
    expect(text).toContain('शुक्रवार, 20 नवंबर 2026, सुबह, 150 मेहमान')
    expect(text).toContain('मिठाइयाँ: घेवर, कुल्फ़ी')
    expect(text).toContain('कोटेशन भेजा। बुकिंग अभी पक्की नहीं।')
    expect(text).toContain('250 प्लेट (पक्की)')
    expect(html).toContain('<span lang="en">Laal maas</span>')
    expect(html).not.toMatch(/Revision|Checklist|Guests|<span lang="en">Ghewar/)
    expect(html).toContain(
      panelPaths.kitchen({ day, language: 'hi', withQuoted: true }).split('&')[0],
    )
    expect(brokenParts(html)).toEqual([])
    expect(panelPaths.eventSheet('a', 'hi')).toBe('/admin/sheet/a?language=hi')
  })

  it('should have no list of functions where a booking has none', () => {
    expect(sheetHtml(kabir)).not.toMatch(/sheet__functions|plates/)
  })
})

describe('[J13] the printed purchase list', () => {
  it('should name what to buy by shop, and the dishes and functions that it leaves out', () => {
    const { html } = purchases([meera, kabir])
    const text = textOf(html)
    expect(text).toMatch(/Grocer Send by WhatsApp Saffron 4 g/)
    expect(text).toMatch(/Dairy Send by WhatsApp Ghee 9.25 kg/)
    expect(text).toMatch(/ingredients are not written down: Kulfi/)
    expect(text).toMatch(/Functions without a menu: Kabir/)
    expect(text).toMatch(/Without a day: Vidai/)
    expect(brokenParts(html)).toEqual([])
    expect(textOf(purchases([kabir]).html)).toContain('Nothing to buy')
    expect(textOf(purchases([]).html)).toContain('Nothing to cook')
  })

  it('should be sent as a text by shop, in its language and without a customer', () => {
    const { html, text } = purchases([meera], { language: 'hi' })
    expect(text).toBe(
      [
        'सामान की लिस्ट, शुक्रवार, 20 नवंबर 2026',
        '*किराना*\n- Saffron: 4 ग्राम',
        '*डेयरी*\n- घी: 9.25 किलो',
      ].join('\n\n'),
    )
    expect(text).not.toContain('Meera')
    const sent = [...html.matchAll(/href="https:\/\/wa\.me\/\?text=([^"]+)"/g)].map(
      ([, said = '']) => decodeURIComponent(said),
    )
    expect(sent).toHaveLength(2)
    expect(sent[1]).toContain('*डेयरी*\n- घी: 9.25 किलो')
  })

  it('should be sent in parts where a shop has more lines than an address holds', () => {
    const ingredients = Array.from({ length: 90 }, (_, place) => `बारीक कटी सामग्री ${place}`)
    const needs = ingredients.map((hi) => ({
      ...{ ingredient: { hi }, quantity: 2, shop: 'grocer', unit: 'kg' },
    })) as DishToBuy['needs']
    const feast = dish(9, { title: { hi: 'दावत' }, needs })
    const view = { day, language: 'hi', withQuoted: false } as const
    const loaded = loadedOf([
      { ...meera, functions: [{ ...meera.functions?.[0], dishes: [feast.id] }] },
    ])
    const functions = { ...loaded, dishes: [feast] }
    const lists = listPurchases({ ...functions, view })
    const html = renderToStaticMarkup(<PurchasePage {...functions} lists={lists} view={view} />)
    const links = [...html.matchAll(/href="(https:\/\/wa\.me\/\?text=[^"]+)"/g)].map(
      ([, link = '']) => link,
    )
    expect(links.filter((link) => link.length > 7000)).toEqual([])
    const lines = links.flatMap((link) => decodeURIComponent(link).split('\n- ').slice(1))
    expect(lines).toHaveLength(ingredients.length)
    expect(new Set(lines).size).toBe(ingredients.length)
    expect(html).toContain(`Send by WhatsApp, 1 of ${links.length}<`)
    expect(brokenParts(html)).toEqual([])
  })
})
