import { expect, test } from 'vitest'
import type { QuoteContent, QuoteVersion } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { quoteContentSchema } from '@/quote/rules/quoteSchema'
import { draftOf, isReadable, lastIssuedOf, stateOf } from '@/quote/rules/quoteState'
import { missingIn, raiseLast } from '@/quote/rules/schedule'
import { type SendingSeller, sendProblems } from '@/quote/rules/sendProblems'

const seller = { gstin: '08ABCDE1234F1Z0', mode: 'regular', state: '08' } as const

const today = '2026-11-25'

const content: QuoteContent = {
  language: 'en',
  buyer: { name: 'Meera Rathore', state: '08' },
  lines: [
    {
      id: 'plates',
      title: 'Wedding dinner',
      pricing: 'perPlate',
      choice: 'included',
      quantity: 300,
      unitPrice: 90_000,
      tax: { sac: '996334', rate: 500, placeRule: 'wherePerformed' },
      heldIn: '08',
    },
    {
      id: 'folk',
      title: 'Folk singers',
      pricing: 'fixed',
      choice: 'offered',
      quantity: 1,
      unitPrice: 4_000_000,
      tax: { sac: '998596', rate: 1800, placeRule: 'whereRecipient' },
      heldIn: '08',
    },
  ],
  validUntil: '2026-12-10',
  schedule: [
    { id: 'a', title: 'To confirm the date', amount: 10_000_000 },
    { id: 'b', title: 'A week before', dueOn: '2027-01-20', amount: 18_350_000 },
  ],
}

const issued = { at: '', by: '', reference: '', hash: '', functions: [] } as unknown as NonNullable<
  QuoteVersion['issued']
>

const sent: QuoteVersion = { version: 1, content, issued }

const acceptance = { at: '' } as NonNullable<QuoteVersion['acceptance']>

test('[J3] the state of a version follows from what happened to it', () => {
  expect(stateOf({ content }, today)).toBe('draft')
  expect(stateOf(sent, '2026-12-10')).toBe('sent')
  expect(stateOf(sent, '2026-12-11')).toBe('expired')
  const seen = { ...sent, firstSeenAt: 'x' }
  expect(stateOf(seen, today)).toBe('seen')
  const changeRequested = { ...seen, changeRequests: [{ at: '', text: 'Fewer plates' }] }
  expect(stateOf(changeRequested, today)).toBe('changeRequested')
  const accepted = { ...changeRequested, acceptance }
  expect(stateOf(accepted, '2027-12-11')).toBe('accepted')
  const superseded = stateOf({ ...accepted, supersededAt: 'x' }, today)
  expect([superseded, isReadable(superseded)]).toEqual(['superseded', false])
  const versions = [sent, { ...sent, version: 2 }, { version: 3, content }]
  expect(lastIssuedOf(versions)?.version).toBe(2)
  expect(draftOf(versions)?.version).toBe(3)
})

test('[J3] an optional line counts once it is taken, and the last payment rises with it', () => {
  const before = amountsOf(content, seller).total
  const { total } = amountsOf(content, seller, ['folk', 'unknown'])
  expect([before, total]).toEqual([28_350_000, 28_350_000 + 4_720_000])
  const raised = raiseLast(content.schedule, total)
  expect(raised.map(({ amount }) => amount)).toEqual([10_000_000, 23_070_000])
  expect(missingIn(raised, total)).toBe(0)
})

test('[J3] [J7] a version is sent once it is whole and its schedule sums to the total', () => {
  const problems = (changed: Partial<QuoteContent>) =>
    sendProblems({ ...content, ...changed }, { seller, today }).map(
      ({ path, problem }) => `${path}: ${problem}`,
    )
  expect(problems({})).toEqual([])
  expect(problems({ schedule: [] })).toEqual(['schedule: schedule'])
  expect(problems({ lines: [] })).toContain('lines: noLines')
  expect(problems({ lines: content.lines.slice(1), schedule: [] })).toContain(
    'lines: nothingCounts',
  )
  expect(problems({ validUntil: '2026-11-24' })).toEqual(['validUntil: past'])
  const [dinner] = content.lines
  expect(problems({ lines: dinner && [{ ...dinner, title: '', quantity: -1 }] })).toEqual([
    'lines.0.title: missing',
    'lines.0.quantity: quantity',
  ])
  expect(problems({ buyer: { name: '', state: '08', gstin: '07ABCDE1234F1Z2' } })).toEqual([
    'buyer.name: missing',
    'buyer.gstin: gstin',
  ])
  const [first, second] = content.schedule
  const swapped = first && second && [{ ...second }, { ...first, dueOn: '2027-01-19' }]
  expect(problems({ schedule: swapped })).toEqual(['schedule: order'])
  const nothing = { id: 'c', title: 'Later', amount: 0 }
  expect(problems({ schedule: [...content.schedule, nothing] })).toEqual([
    'schedule.2.amount: missing',
  ])
})

test('[J4] a seller who is registered for GST sends with the GSTIN of that state, another without', () => {
  const problems = (own: Partial<SendingSeller>) =>
    sendProblems({ ...content, schedule: [] }, { seller: { ...seller, ...own }, today })
      .map(({ path, problem }) => `${path}: ${problem}`)
      .filter((problem) => problem.startsWith('seller'))
  for (const mode of ['regular', 'composition'] as const) {
    for (const gstin of [undefined, '', '08ABCDE1234F1Z', '99ABCDE1234F1ZP'])
      expect(problems({ gstin, mode })).toEqual(['seller.gstin: sellerGstin'])
    expect(problems({ mode, state: '27' })).toEqual(['seller.gstin: sellerState'])
    expect(problems({ mode })).toEqual([])
  }
  expect(problems({ gstin: undefined, mode: 'unregistered' })).toEqual([])
})

test('[J3] a quote of nothing is not sent, whatever made it so', () => {
  const [dinner, folk] = content.lines
  if (!dinner || !folk) throw new Error('No lines')
  const free: Partial<QuoteContent>[] = [
    { lines: [{ ...dinner, unitPrice: 0 }] },
    { lines: [{ ...dinner, quantity: 0 }, folk] },
    { lines: [{ ...dinner, discount: { type: 'percent', percent: 10_000 } }] },
    { discount: { type: 'percent', percent: 10_000 }, lines: [dinner] },
    // Forty paise, rounded to the rupee.
    { lines: [{ ...dinner, quantity: 1, unitPrice: 40 }] },
  ]
  for (const changed of free) {
    const problems = sendProblems({ ...content, schedule: [], ...changed }, { seller, today })
    expect(problems).toEqual([{ path: 'lines', problem: 'nothingToPay' }])
  }
})

test('[J3] what is saved has the shape of a quote, and no more', () => {
  expect(quoteContentSchema.parse(content)).toEqual(content)
  const isSaved = (changed: object) =>
    quoteContentSchema.safeParse({ ...content, ...changed }).success
  expect(isSaved({ lines: [], schedule: [], buyer: { name: '', state: '08' } })).toBe(true)
  expect(isSaved({ admin: true })).toBe(false)
  expect(isSaved({ lines: [content.lines[0], content.lines[0]] })).toBe(false)
  expect(isSaved({ lines: [{ ...content.lines[0], choice: 'taken' }] })).toBe(false)
  expect(isSaved({ lines: [{ ...content.lines[0], unitPrice: 0.5 }] })).toBe(false)
  expect(isSaved({ note: 'x'.repeat(3000) })).toBe(false)
  expect(isSaved({ validUntil: '2026-02-30' })).toBe(false)
})
