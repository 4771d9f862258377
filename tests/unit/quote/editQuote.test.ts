import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeQuote } from '@/money/rules/computeQuote'
import {
  amountsOfEdit,
  editQuote,
  isUnsaved,
  type QuoteEdit,
  type QuoteEvent,
  startQuoteEdit,
} from '@/quote/admin/editQuote'
import { problemsOfEdit } from '@/quote/admin/problemsOfEdit'
import type { QuoteContent, QuotedLine } from '@/quote/rules/quote'
import { toQuoteInput } from '@/quote/rules/quoteAmounts'
import { LINES_MAX, quoteContentSchema, SCHEDULE_MAX } from '@/quote/rules/quoteSchema'
import { missingIn } from '@/quote/rules/schedule'
import { content, events, line, setup } from './quoteSetup'

const start = (lines: QuotedLine[] = []) =>
  startQuoteEdit({ content: { ...content, lines }, revision: 3, setup })

const after = (state: QuoteEdit, ...steps: QuoteEvent[]) => steps.reduce(editQuote, state)

const idsOf = ({ content: { lines } }: QuoteEdit) => lines.map(({ id }) => id)

const amountsIn = ({ content: { schedule } }: QuoteEdit) => schedule.map(({ amount }) => amount)

describe('[J3] what is typed', () => {
  test('counts as soon as it can be read, and stays as typed until the field is left', () => {
    const field = 'lines.a.unitPrice'
    const typed = after(start([line('a', { unitPrice: 0 })]), {
      kind: 'typed',
      field,
      text: 'Rs. 1,20,000/-',
    })
    expect(typed.content.lines[0]?.unitPrice).toBe(12_000_000)
    expect(typed.typed[field]).toBe('Rs. 1,20,000/-')
    expect(after(typed, { kind: 'settled', field }).typed).toEqual({})
  })

  test('and cannot be read stays in its field, is named, and the last amount is kept', () => {
    const field = 'lines.a.unitPrice'
    const typed = after(
      start([line('a')]),
      { kind: 'typed', field, text: '12 or 13' },
      { kind: 'settled', field },
    )
    expect(typed.typed[field]).toBe('12 or 13')
    expect(typed.content.lines[0]?.unitPrice).toBe(50_000)
    expect(problemsOfEdit(typed)).toContainEqual({ field, problem: 'unreadable' })
    const mended = after(typed, { kind: 'typed', field, text: '13' })
    expect(problemsOfEdit(mended).map(({ problem }) => problem)).not.toContain('unreadable')
  })

  test('is a discount as a percentage or an amount, of a line and of all', () => {
    const typed = after(
      start([line('a'), line('b')]),
      { kind: 'typed', field: 'lines.a.discount', text: '10%' },
      { kind: 'typed', field: 'lines.b.discount', text: '5,000/-' },
      { kind: 'typed', field: 'discount', text: '2.5 %' },
    )
    expect(typed.content.lines.map(({ discount }) => discount)).toEqual([
      { type: 'percent', percent: 1000 },
      { type: 'amount', amount: 500_000 },
    ])
    expect(typed.content.discount).toEqual({ type: 'percent', percent: 250 })
    const none = after(typed, { kind: 'typed', field: 'discount', text: '' })
    expect(none.content.discount).toBeUndefined()
    const { typed: kept } = after(typed, { kind: 'typed', field: 'discount', text: '101%' })
    expect(kept.discount).toBe('101%')
  })
})

describe('[J3] lines', () => {
  test('change places within their function', () => {
    const lines = [
      line('a', { functionId: 'haldi' }),
      line('b', { functionId: 'sangeet' }),
      line('c', { functionId: 'haldi' }),
    ]
    const moved = after(start(lines), { kind: 'moved', id: 'c', by: -1 })
    expect(idsOf(moved)).toEqual(['c', 'b', 'a'])
    expect(idsOf(after(moved, { kind: 'moved', id: 'c', by: -1 }))).toEqual(['c', 'b', 'a'])
    expect(idsOf(after(moved, { kind: 'moved', id: 'c', by: 1 }))).toEqual(['a', 'b', 'c'])
  })

  test('come back where they were, also after others were typed into', () => {
    const removed = after(
      start([line('a'), line('b'), line('c')]),
      { kind: 'removed', id: 'b' },
      { kind: 'typed', field: 'lines.c.unitPrice', text: '700' },
    )
    expect(removed.undo).toMatchObject({ step: 'lineRemoved', title: 'b' })
    const back = after(removed, { kind: 'undone' })
    expect(idsOf(back)).toEqual(['a', 'b', 'c'])
    expect(back.content.lines[2]?.unitPrice).toBe(70_000)
    expect(back.undo).toBeNull()
  })

  test('are counted in plates, as one, or by the piece', () => {
    const own = line('a', { functionId: 'sangeet', quantity: 7, pricing: 'byPiece' })
    const priced = (pricing: QuotedLine['pricing']) =>
      after(start([own]), { kind: 'pricing', id: 'a', pricing }).content.lines[0]?.quantity
    expect([priced('fixed'), priced('perPlate'), priced('byPiece')]).toEqual([1, 300, 7])
  })
})

describe('[J3] [J7] the schedule', () => {
  const priced = (text: string): QuoteEvent => ({
    kind: 'typed',
    field: 'lines.a.unitPrice',
    text,
  })

  test('is filled once there is a total, and follows it', () => {
    const first = after(start([line('a', { unitPrice: 0 })]), priced('1000'))
    expect(amountsIn(first)).toEqual([2_625_000, 7_875_000])
    expect(first.content.schedule[1]).toMatchObject({ title: 'Rest', dueOn: '2027-02-03' })
    const dated = after(first, { kind: 'row', id: 'part-2', change: { dueOn: '2027-01-31' } })
    const second = after(dated, priced('2000'))
    expect(amountsIn(second)).toEqual([5_250_000, 15_750_000])
    expect(second.content.schedule[1]?.dueOn).toBe('2027-01-31')
  })

  test('stays as somebody wrote it, says what is missing, and is divided again on request', () => {
    const own = after(
      start([line('a', { unitPrice: 0 })]),
      priced('1000'),
      { kind: 'typed', field: 'schedule.part-1.amount', text: '51,000' },
      priced('2000'),
    )
    expect(amountsIn(own)).toEqual([5_100_000, 7_875_000])
    expect(problemsOfEdit(own)).toEqual([
      { field: 'schedule', problem: 'schedule', missing: 8_025_000 },
    ])
    const withRow = after(own, { kind: 'rowAdded', id: 'new', title: 'Last' })
    expect(amountsIn(withRow).at(-1)).toBe(8_025_000)
    const divided = after(withRow, { kind: 'divided' })
    expect(amountsIn(divided)).toEqual([5_250_000, 15_750_000])
    expect(amountsIn(after(divided, { kind: 'undone' }))).toEqual(amountsIn(withRow))
  })

  test('and the terms change with the language where they are those of the settings', () => {
    const first = after(
      start([line('a', { unitPrice: 0 })]),
      priced('1000'),
      { kind: 'row', id: 'part-2', change: { title: 'A week before' } },
      { kind: 'language', language: 'hi' },
    )
    expect(first.content.schedule.map(({ title }) => title)).toEqual(['एडवांस', 'A week before'])
    expect(first.content.terms).toBe('शर्तें')
    const own = after(
      first,
      { kind: 'texts', change: { terms: 'Mine' } },
      { kind: 'language', language: 'en' },
    )
    expect(own.content.terms).toBe('Mine')
  })
})

test('[J3] a whole GSTIN says the state of the buyer', () => {
  const typed = (gstin: string) =>
    after(start(), { kind: 'buyer', change: { gstin } }).content.buyer
  expect(typed('07ABCDE1234F1Z2').state).toBe('07')
  expect(typed('07ABC').state).toBe('08')
})

describe('[J3] saving', () => {
  test('takes over what was sent, and what was typed meanwhile is still to be saved', () => {
    const typing = after(start([line('a')]), { kind: 'texts', change: { note: 'One' } })
    const { content: sent } = typing
    const meanwhile = after(
      typing,
      { kind: 'saving', content: sent },
      { kind: 'texts', change: { note: 'Two' } },
    )
    const saved = after(meanwhile, { kind: 'saved', content: sent, revision: 4 })
    expect([isUnsaved(saved), saved.revision, saved.saving]).toEqual([true, 4, null])
    const offline = after(
      saved,
      { kind: 'saving', content: saved.content },
      { kind: 'notSaved', reason: 'offline' },
    )
    expect([offline.notSaved, isUnsaved(offline)]).toEqual(['offline', true])
    const again = after(offline, { kind: 'saving', content: offline.content })
    const whole = after(again, { kind: 'saved', content: again.content, revision: 5 })
    expect([isUnsaved(whole), whole.notSaved]).toEqual([false, null])
  })

  test('over what somebody else saved is decided, and neither is lost', () => {
    const theirs = { ...content, note: 'Theirs' }
    const met = after(
      start([line('a')]),
      { kind: 'texts', change: { note: 'Mine' } },
      { kind: 'saving', content },
      { kind: 'conflict', content: theirs, revision: 9 },
      { kind: 'texts', change: { note: 'Mine, longer' } },
    )
    expect(met.content.note).toBe('Mine, longer')
    const mine = after(met, { kind: 'decided', mine: true })
    expect([mine.content.note, mine.revision, isUnsaved(mine)]).toEqual(['Mine, longer', 9, true])
    const taken = after(met, { kind: 'decided', mine: false })
    expect([taken.content, taken.revision, isUnsaved(taken)]).toEqual([theirs, 9, false])
    expect(after(taken, { kind: 'undone' }).content.note).toBe('Mine, longer')
  })

  test('what happens to a sent version is no conflict with the draft', () => {
    const begun = start([line('a')])
    const met = after(
      begun,
      { kind: 'texts', change: { note: 'Mine' } },
      { kind: 'saving', content: { ...begun.content, note: 'Mine' } },
      { kind: 'conflict', content: structuredClone(begun.content), revision: 9 },
    )
    expect([met.conflict, met.revision, met.saving]).toEqual([null, 9, null])
    expect([met.content.note, isUnsaved(met)]).toEqual(['Mine', true])
  })

  test('a save whose answer was lost is no conflict with oneself', () => {
    const written = after(start([line('a')]), { kind: 'texts', change: { note: 'Mine' } })
    const theirs = JSON.parse(JSON.stringify(written.content)) as QuoteContent
    const met = after(
      written,
      { kind: 'saving', content: written.content },
      { kind: 'conflict', content: theirs, revision: 9 },
    )
    expect([met.conflict, met.revision, isUnsaved(met)]).toEqual([null, 9, false])
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...ids)
const place = fc.constantFrom(undefined, 'haldi', 'sangeet', 'gone')
const text = fc.oneof(
  fc.integer({ min: 0, max: 400_000 }).map(String),
  fc.constantFrom('', '900/-', '1,20,000', '10%', '1.500', 'free', '-5', '1e9', '१५००'),
)
const field = (row: string, name: 'discount' | 'quantity' | 'unitPrice') =>
  `lines.${row}.${name}` as const

const anyEvent: fc.Arbitrary<QuoteEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('typed' as const),
    field: fc.oneof(
      fc.tuple(id, fc.constantFrom('discount', 'quantity', 'unitPrice')).map((at) => field(...at)),
      fc.constant('discount' as const),
      fc.constantFrom('part-1', 'part-2').map((row) => `schedule.${row}.amount` as const),
    ),
    text,
  }),
  fc.record({
    kind: fc.constant('pricing' as const),
    id,
    pricing: fc.constantFrom('perPlate', 'fixed', 'byPiece'),
  }),
  fc.record({
    kind: fc.constant('line' as const),
    id,
    change: fc.oneof(
      fc.record({ functionId: place }),
      fc.record({ choice: fc.constantFrom('included', 'offered') }),
      fc.record({ tax: fc.constant(events) }),
    ),
  }),
  fc.record({ kind: fc.constant('moved' as const), id, by: fc.constantFrom(1, -1) }),
  fc.record({ kind: fc.constantFrom('divided', 'undone') }),
  fc.record({ kind: fc.constant('language' as const), language: fc.constantFrom('en', 'hi') }),
  fc.record({ kind: fc.constant('decided' as const), mine: fc.constant(true) }),
)

const anyLines = fc
  .array(place, { minLength: 1, maxLength: ids.length })
  .map((places) =>
    places.map((functionId, at) => line(ids[at] ?? '', functionId && { functionId })),
  )

describe('[J3] whatever is done', () => {
  test('no line is lost or doubled, amounts are those of computeQuote, and it can be saved', () => {
    fc.assert(
      fc.property(anyLines, fc.array(anyEvent, { maxLength: 25 }), (lines, steps) => {
        const end = after(start(lines), ...steps)
        expect(idsOf(end).toSorted()).toEqual(lines.map((one) => one.id).toSorted())
        expect(quoteContentSchema.safeParse(end.content).success).toBe(true)
        const amounts = amountsOfEdit(end)
        if (amounts) expect(amounts).toEqual(computeQuote(toQuoteInput(end.content, setup.seller)))
        else expect(problemsOfEdit(end)).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('removed, undone, duplicated and added lines add up', () => {
    const removal = fc.record({ kind: fc.constant('removed' as const), id })
    const copy = fc.nat().map((newId): QuoteEvent => ({
      kind: 'duplicated',
      id: 'a',
      newId: `copy-${newId}`,
    }))
    const added = fc.nat().map((newId): QuoteEvent => ({
      kind: 'added',
      lines: [line(`new-${newId}`)],
    }))
    const undone = fc.constant<QuoteEvent>({ kind: 'undone' })
    const steps = fc.array(fc.oneof(removal, copy, added, undone), { maxLength: 30 })
    fc.assert(
      fc.property(anyLines, steps, (lines, all) => {
        let state = start(lines)
        for (const step of all) {
          const before = idsOf(state)
          const back = state.undo
          state = editQuote(state, step)
          const now = idsOf(state)
          const isHere = 'id' in step && before.includes(step.id)
          const added = step.kind === 'added' || (step.kind === 'duplicated' && isHere) ? 1 : 0
          const gone = step.kind === 'removed' && isHere ? 1 : 0
          const returned = step.kind === 'undone' && back ? 1 : 0
          expect(now).toHaveLength(before.length + added + returned - gone)
          if (gone === 0) expect(now.filter((one) => before.includes(one))).toEqual(before)
        }
      }),
    )
  })

  test('the schedule that follows a total sums to it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900_000), { minLength: 1, maxLength: 12 }), (prices) => {
        const end = after(
          start([line('a', { unitPrice: 0 })]),
          ...prices.map((price): QuoteEvent => ({
            kind: 'typed',
            field: 'lines.a.unitPrice',
            text: String(price),
          })),
        )
        const total = amountsOfEdit(end)?.total ?? -1
        expect(
          total === 0 && end.content.schedule.length === 0
            ? 0
            : missingIn(end.content.schedule, total),
        ).toBe(0)
      }),
    )
  })
})

test('[J3] nothing is pushed out of a list that is full', () => {
  const full = Array.from({ length: LINES_MAX }, (_, at) => line(`line-${at}`))
  const removed = after(start(full), { kind: 'removed', id: 'line-0' })
  const filled = after(removed, { kind: 'added', lines: [line('x'), line('y')] })
  expect(idsOf(filled)).toEqual([...idsOf(removed), 'x'])
  expect(idsOf(after(filled, { kind: 'duplicated', id: 'x', newId: 'z' }))).toEqual(idsOf(filled))
  expect(idsOf(after(filled, { kind: 'undone' }))).toEqual(idsOf(filled))
  const rows = Array.from({ length: SCHEDULE_MAX + 2 }, (_, at): QuoteEvent => ({
    kind: 'rowAdded',
    id: `row-${at}`,
    title: '',
  }))
  expect(after(start(full), ...rows).content.schedule).toHaveLength(SCHEDULE_MAX)
})
