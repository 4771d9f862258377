import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedGuests, hasFollowing, hasNewPlates } from '@/quote/rules/changedGuests'
import { contentForGuests } from '@/quote/rules/contentForGuests'
import { divideSchedule, type SchedulePart } from '@/quote/rules/divideSchedule'
import type { QuoteContent, QuotedFunction, QuoteVersion } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { guestsOfBooking } from '@/quote/rules/quotedGuests'
import { missingIn, raiseLast } from '@/quote/rules/schedule'
import type { SellerSettings } from '@/quote/rules/sellerSettings'
import { catering, content, line } from './quoteSetup'

const today = '2026-11-25'
const at = '2026-11-20T10:00:00.000Z'

const parts: SchedulePart[] = [
  { title: 'Advance', percent: 2500, due: 'onAcceptance' },
  { title: 'Rest', percent: 7500, due: 'daysBefore', days: 7 },
]

const settings: SellerSettings = {
  seller: { mode: 'regular', name: 'Utsav', state: '08' },
  taxClasses: [{ id: 'c', name: 'Catering', ...catering }],
  daysOfValidity: 10,
  schedule: parts,
  series: { quote: 'QT', receipt: 'RV', refund: 'RF' },
}

const functions: QuotedFunction[] = [
  { id: 'mehndi', name: 'Mehndi', guests: 400, menu: [] },
  { id: 'sangeet', name: 'Sangeet', guests: 320, guaranteed: 300, menu: [] },
]

const lines = [
  line('m', { functionId: 'mehndi', quantity: 400 }),
  line('s', { functionId: 'sangeet', quantity: 300 }),
  line('extra', { functionId: 'mehndi', quantity: 450 }),
  line('stage', { functionId: 'mehndi', pricing: 'fixed', quantity: 1 }),
  line('chairs', { functionId: 'mehndi', pricing: 'byPiece', quantity: 400 }),
  line('paan', { choice: 'offered', quantity: 400, unitPrice: 1_000 }),
]

const dividing = { parts, today }

function sent(own: Partial<QuoteContent> = {}, of = functions): QuoteVersion {
  const whole = { ...content, lines, ...own }
  const amounts = amountsOf(whole, settings.seller)
  const schedule = own.schedule ?? divideSchedule(amounts.total, dividing)
  return {
    version: 1,
    content: { ...whole, schedule },
    issued: {
      ...{ at, by: 'Asha', hash: '', reference: '' },
      amounts,
      functions: of,
      seller: settings.seller,
    },
  }
}

function accepted(version: QuoteVersion, taken: string[] = []): QuoteVersion {
  const amounts = amountsOf(version.content, settings.seller, taken)
  const schedule = raiseLast(version.content.schedule, amounts.total)
  return { ...version, acceptance: { at, name: 'Meera', taken, amounts, schedule, hash: '' } }
}

const booking = (mehndi: number | null, sangeet: object = { guests: 320, guaranteed: 300 }) => ({
  functions: [
    { id: 'mehndi', guests: mehndi },
    { id: 'sangeet', ...sangeet },
  ],
  numberOfGuests: Math.max(mehndi ?? 0, 320),
})

const now = (...of: Parameters<typeof booking>) => guestsOfBooking(booking(...of))

test('[J8] the same guests change nothing, and guests that are not known say nothing', () => {
  expect(changedGuests(sent(), now(400))).toBeUndefined()
  expect(changedGuests(accepted(sent(), ['paan']), now(400))).toBeUndefined()
  // Guaranteed plates count: more expected guests leave them as they are.
  expect(changedGuests(sent(), now(400, { guests: 350, guaranteed: 300 }))).toBeUndefined()
  expect(changedGuests(sent(), { functions: [], guests: 400 })).toBeUndefined()
  const { issued, ...draft } = sent()
  expect(issued && changedGuests(draft, now(500))).toBeUndefined()
})

test('[J8] lines with a plate for each guest follow, and a number written by hand stays', () => {
  const changed = changedGuests(sent(), now(500))
  expect(
    changed?.places.map(({ following, kept, ...place }) => ({
      ...place,
      following: following.map(({ id }) => id),
      kept: kept.map(({ id }) => id),
    })),
  ).toEqual([
    { functionId: 'mehndi', from: 400, to: 500, following: ['m'], kept: ['extra'] },
    { from: 400, to: 500, following: ['paan'], kept: [] },
  ])
  expect(changed?.content.lines.map(({ quantity }) => quantity)).toEqual([
    ...[500, 300, 450, 1, 400, 500],
  ])
  // 100 plates at ₹500 with 5 % GST.
  expect((changed?.totals?.to ?? 0) - (changed?.totals?.from ?? 0)).toBe(5_250_000)
})

test('[J8] what a customer took counts in both totals, and becomes part of the new version', () => {
  const version = accepted(sent(), ['paan'])
  const changed = changedGuests(version, now(500))
  // And 100 × ₹10 of paan.
  expect((changed?.totals?.to ?? 0) - (changed?.totals?.from ?? 0)).toBe(5_250_000 + 105_000)
  const next = contentForGuests(version, { booking: booking(500), settings, today })
  expect(next?.lines.find(({ id }) => id === 'paan')).toMatchObject({
    choice: 'included',
    quantity: 500,
  })
  expect(amountsOf(next ?? content, settings.seller).total).toBe(changed?.totals?.to)
  const undone = { ...version, reversal: { at, by: 'Asha', reason: 'x' } }
  expect(
    contentForGuests(undone, { booking: booking(500), settings, today })?.lines.at(-1),
  ).toEqual({ ...lines.at(-1), quantity: 500 })
})

test('[J8] [J7] a schedule that the settings divided follows the total, and one written by hand stays', () => {
  const version = accepted(sent(), ['paan'])
  const next = contentForGuests(version, { booking: booking(500), settings, today })
  const total = amountsOf(next ?? content, settings.seller).total
  expect(missingIn(next?.schedule ?? [], total)).toBe(0)
  expect(next?.schedule.map(({ amount }) => amount)).toEqual(
    divideSchedule(total, dividing).map(({ amount }) => amount),
  )
  const schedule = [{ id: 'all', title: 'All', amount: sent().issued?.amounts.total ?? 0 }]
  const byHand = contentForGuests(sent({ schedule }), { booking: booking(500), settings, today })
  expect(byHand?.schedule).toEqual(schedule)
})

test('[J8] guests that nobody knew at the sending change no plates, and are named', () => {
  const unknown: QuotedFunction[] = [{ id: 'mehndi', menu: [] }]
  const version = sent({ lines: lines.slice(0, 1) }, unknown)
  const changed = changedGuests(version, now(350))
  expect(changed?.places).toMatchObject([{ from: 0, to: 350, following: [], kept: [{ id: 'm' }] }])
  expect(changed && hasFollowing(changed)).toBe(false)
  expect(contentForGuests(version, { booking: booking(350), settings, today })).toBeUndefined()
  expect(changedGuests(version, now(400))).toBeUndefined()
})

test('[J8] a booking without functions is quoted for its own guests', () => {
  const version = sent({ lines: [line('thali', { quantity: 120 })] }, [
    { id: 'event', guests: 120, menu: [] },
  ])
  const changed = changedGuests(version, { functions: [], guests: 90 })
  expect(changed?.places).toMatchObject([{ from: 120, to: 90, following: [{ id: 'thali' }] }])
})

test('[J8] a total that a discount makes impossible is left out', () => {
  const discount = { type: 'amount', amount: 20_000_000 } as const
  const version = sent({ lines: [line('m', { discount, quantity: 400 })] }, [
    { id: 'event', guests: 400, menu: [] },
  ])
  const changed = changedGuests(version, { functions: [], guests: 10 })
  expect([changed?.totals, changed?.content.lines[0]?.quantity]).toEqual([undefined, 10])
})

test('[J8] for any guests: what was sent stays, the draft has the new plates, and nothing is left to change', () => {
  const guests = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(guests, guests, fc.subarray(['paan']), (mehndi, sangeet, taken) => {
      const version = accepted(sent(), taken)
      const frozen = JSON.stringify(version)
      const given = booking(mehndi, { guests: sangeet })
      const changed = changedGuests(version, guestsOfBooking(given))
      const next = contentForGuests(version, { booking: given, settings, today })
      expect(JSON.stringify(version)).toBe(frozen)
      if (!changed || !next) return expect(changed && hasFollowing(changed)).toBeFalsy()
      expect(hasNewPlates(next, changed)).toBe(true)
      expect(amountsOf(next, settings.seller).total).toBe(changed.totals?.to)
      const quoted = given.functions.map(({ id, guests: own }) => ({
        id,
        guests: own ?? 0,
        menu: [],
      }))
      const sentNext = { ...sent(next, quoted), content: next }
      const again = changedGuests(sentNext, guestsOfBooking(given))
      expect(again && hasFollowing(again)).toBeFalsy()
    }),
    { numRuns: 200 },
  )
})
