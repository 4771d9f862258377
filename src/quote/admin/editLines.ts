import type { TaxClass } from '@/money/rules/gst'
import type { Paise } from '@/money/rules/paise'
import type { Pricing } from '@/money/rules/quoteInput'
import type { LineSource, QuoteContent, QuotedLine } from '@/quote/rules/quote'
import { LINES_MAX } from '@/quote/rules/quoteSchema'
import type { Locale } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import type { DeskFunction, Offer, QuoteSetup } from './quoteSetup'

type Lines = readonly QuotedLine[]

/** The lines of one function, or of the whole event. */
export interface LineGroup {
  /** Undefined for the whole event. */
  function?: DeskFunction
  /** The function was removed from the booking. */
  isGone?: boolean
  id?: string
  lines: QuotedLine[]
}

/** Each line is in exactly one group, also lines of removed functions. */
export function groupLines(lines: Lines, functions: readonly DeskFunction[]): LineGroup[] {
  const of = (id: string | undefined) => lines.filter(({ functionId }) => functionId === id)
  const known = functions.map((one) => ({ function: one, id: one.id, lines: of(one.id) }))
  const ids = new Set(lines.flatMap(({ functionId }) => functionId ?? []))
  const gone = [...ids]
    .filter((id) => !functions.some((one) => one.id === id))
    .map((id) => ({ id, isGone: true, lines: of(id) }))
  return [...known, ...gone, { lines: of(undefined) }]
}

/** For a new line, and for one that is changed to a price per plate. */
export const guestsOf = (
  functionId: string | undefined,
  { functions, guests }: Pick<QuoteSetup, 'functions' | 'guests'>,
): number => functions.find(({ id }) => id === functionId)?.guests ?? guests

/** The first tax class for catering or for other work. The settings list catering first. */
function taxOf(isCatering: boolean, { taxClasses }: Pick<QuoteSetup, 'taxClasses'>): TaxClass {
  const found =
    taxClasses.find(({ placeRule }) => (placeRule === 'wherePerformed') === isCatering) ??
    taxClasses[0]
  const { placeRule, rate, sac } = found ?? { placeRule: 'wherePerformed', rate: 0, sac: '996334' }
  return { sac, rate, placeRule }
}

interface NewLine {
  details?: string
  functionId?: string
  id: string
  isCatering?: boolean
  pricing: Pricing
  source?: LineSource
  title?: string
}

/** A line without a price. Long texts are cut to the maximum length. */
export function newLine(
  { details, functionId, id, isCatering = false, pricing, source, title = '' }: NewLine,
  setup: QuoteSetup,
): QuotedLine {
  return {
    id,
    ...(functionId && { functionId }),
    title: title.slice(0, maxLengths.title),
    ...(details && { details: details.slice(0, maxLengths.paragraph) }),
    pricing,
    choice: 'included',
    quantity: pricing === 'fixed' ? 1 : guestsOf(functionId, setup),
    unitPrice: 0,
    tax: taxOf(isCatering, setup),
    heldIn: setup.seller.state,
    ...(source && { source }),
  }
}

export function lineOfOffer(
  { details, id, isCatering, kind, title }: Offer,
  place: { functionId?: string; id: string; setup: QuoteSetup },
): QuotedLine {
  const { functionId, id: own, setup } = place
  const pricing = isCatering ? 'perPlate' : 'fixed'
  const source = { kind, id }
  return newLine({ details, functionId, id: own, isCatering, pricing, source, title }, setup)
}

/** The title of a line per plate, such as `Haldi: Catering`, in the language of the customer. */
export const lineOfFunction = (
  { id: functionId, title }: DeskFunction,
  { id, language, setup }: { id: string; language: Locale; setup: QuoteSetup },
): QuotedLine =>
  newLine(
    {
      functionId,
      id,
      isCatering: true,
      pricing: 'perPlate',
      title: `${title}: ${setup.plates[language]}`,
    },
    setup,
  )

/** Functions with guests and without a price per plate. */
export const functionsWithoutPlates = (
  lines: Lines,
  functions: readonly DeskFunction[],
): DeskFunction[] =>
  functions.filter(
    ({ id, kind }) =>
      kind !== 'event' &&
      !lines.some((line) => line.functionId === id && line.pricing === 'perPlate'),
  )

/** Adds lines up to the maximum. */
export const addLines = (lines: Lines, added: Lines): QuotedLine[] =>
  [...lines, ...added].slice(0, LINES_MAX)

/** Moves a line past its neighbour in the same group. Lines of other groups can be between them. */
export function moveLine(lines: Lines, { by, id }: { by: -1 | 1; id: string }): QuotedLine[] {
  const from = lines.findIndex((line) => line.id === id)
  const isNeighbour = (line: QuotedLine) => line.functionId === lines[from]?.functionId
  const to =
    by === -1
      ? lines.findLastIndex((line, at) => at < from && isNeighbour(line))
      : lines.findIndex((line, at) => at > from && isNeighbour(line))
  const [one, other] = [lines[from], lines[to]]
  if (!one || !other) return [...lines]
  return lines.map((line, at) => (at === from ? other : at === to ? one : line))
}

export function changePricing(
  line: QuotedLine,
  pricing: Pricing,
  setup: QuoteSetup,
): Partial<QuotedLine> {
  if (pricing === 'fixed') return { pricing, quantity: 1 }
  const guests = guestsOf(line.functionId, setup)
  return { pricing, quantity: pricing === 'perPlate' && guests > 0 ? guests : line.quantity }
}

/** Another quote whose lines can be copied. */
export interface EarlierQuote {
  id: string
  /** The customer and the reference. */
  title: string
  total?: Paise
  functions: { id: string; name: string }[]
  lines: QuoteContent['lines']
}

/**
 * Into functions of the same name, otherwise into the whole event. The number of plates follows the guests.
 */
export function copyLines(
  { functions, lines }: Pick<EarlierQuote, 'functions' | 'lines'>,
  { newId, setup }: { newId: () => string; setup: QuoteSetup },
): QuotedLine[] {
  const plain = (name: string) => name.trim().toLowerCase()
  const targetOf = (id: string | undefined) => {
    const name = plain(functions.find((one) => one.id === id)?.name ?? '')
    return name ? setup.functions.find(({ title }) => plain(title) === name)?.id : undefined
  }
  return lines.map(({ functionId, ...line }) => {
    const target = targetOf(functionId)
    const guests = guestsOf(target, setup)
    return {
      ...line,
      id: newId(),
      ...(target && { functionId: target }),
      choice: line.choice === 'included' ? 'included' : 'offered',
      quantity: line.pricing === 'perPlate' && guests > 0 ? guests : line.quantity,
    }
  })
}
