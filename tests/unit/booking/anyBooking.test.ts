import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { Booking as config } from '@collections/Booking'
import { SiteSettings } from '@collections/globals/SiteSettings'
import { toCard } from '@/booking/admin/board/loadBoard'
import { toBookingRow } from '@/booking/admin/list/toBookingRow'
import { toFacts } from '@/booking/admin/panel/loadBooking'
import { toTimeline } from '@/booking/admin/panel/toTimeline'
import { csvParts } from '@/booking/changes/csv'
import { businessEmail } from '@/booking/emails/businessEmail'
import { customerEmail } from '@/booking/emails/customerEmail'
import { digestEmail } from '@/booking/emails/digestEmail'
import { readView } from '@/booking/rules/view'
import type { Booking, SiteSetting } from '@/payload-types'
import { personPage } from '@/privacy/personPage'
import { locales } from '@/rules/locales'
import { EventSheetPage } from '@/sheets/EventSheetPage'
import { docOf, fullness, inLocale } from '../../harness/content/anyDocument'
import { brokenParts } from '../../harness/pages/brokenHtml'

/** What is written from a booking: mails, the print sheet, the CSV file, the screens of the panel. */
vi.mock('next/navigation', () => ({ notFound: vi.fn(), redirect: vi.fn() }))

const now = new Date('2026-11-20T10:00:00Z')

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

async function csvOf(booking: Booking) {
  const payload = { find: () => Promise.resolve({ docs: [booking] }) }
  const asked = { req: { payload } as never, userId: 'u', view: readView(new URLSearchParams()) }
  const parts: string[] = []
  for await (const part of csvParts(asked)) parts.push(part)
  return parts.join('')
}

/** As forms and the panel store every text. */
const trimmed = (values: object) =>
  JSON.parse(
    JSON.stringify(values, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  ) as object

const related = (collection: string) =>
  collection === 'users'
    ? fc.constantFrom(null, { id: 'u', email: 'asha@example.com' }, { id: 'u', name: 'Asha' })
    : fc.constantFrom(null, 'gone', 'p')

describe('[M11] [E1] a booking', () => {
  it.each(fullness)('should be told whole wherever it is written: %s', async (fill) => {
    const booking = docOf(config.fields, { fill, related })
    const settings = docOf(SiteSettings.fields, { fill, related: () => fc.constant(null) })
    await fc.assert(
      fc.asyncProperty(booking, settings, async (values, ofBusiness) => {
        const kept = {
          id: 'a'.repeat(24),
          createdAt: now.toISOString(),
          ...trimmed(values),
        } as Booking
        expect(await problemsOf(kept, ofBusiness)).toEqual([])
      }),
      { endOnFailure: true, numRuns: 20 },
    )
  })
})

async function problemsOf(booking: Booking, ofBusiness: object) {
  const flat = { ...booking, assignedTo: 'u' } as Booking
  const found: [name: string, written: string][] = []
  for (const locale of locales) {
    const settings = inLocale(ofBusiness, locale) as SiteSetting
    const sheet = { booking: flat, dishes: [], locale, plan: null, service: null, settings }
    found.push([`sheet ${locale}`, await htmlOf(createElement(EventSheetPage, sheet))])
    const mail = customerEmail({ booking, settings })
    found.push([`mail ${locale}`, mail.html], [`mail ${locale}`, mail.subject + mail.text])
  }
  const panelUrl = 'https://utsav.test/admin'
  const all = [booking]
  const mails = [
    businessEmail({ booking, panelUrl }),
    digestEmail({
      coming: all,
      dues: [],
      followUps: all,
      panelUrl,
      today: '2026-11-20',
      waiting: all,
    }),
  ].filter((mail) => mail !== undefined)
  const screens = [
    toBookingRow({ admins: [], booking, now }),
    toCard({ booking, now }),
    toFacts(booking),
    toTimeline({ booking, now, userId: 'u' }),
  ]
  const about = { about: 'About', explanations: [], made: now.toISOString(), person: 'x' }
  found.push(
    ...mails.flatMap(({ html, subject, text }): [string, string][] => [
      ['mail', html],
      ['mail', subject + text],
    ]),
    ['csv', await csvOf(booking)],
    [
      'panel',
      screens
        .map((screen) => JSON.stringify(screen))
        .join('')
        .replaceAll('null', '""'),
    ],
    ['export', personPage({ ...about, business: 'Utsav', requests: [booking] })],
  )
  return found.flatMap(([name, written]) =>
    brokenParts(written).map((problem) => `${name}: ${problem}`),
  )
}
