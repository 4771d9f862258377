import { FUNCTIONS_MAX } from '@/booking/rules/functions'
import { placeRules } from '@/money/rules/gst'
import { isStateCode, type StateCode } from '@/money/rules/gstStates'
import { isAmount, isPercentage } from '@/money/rules/paise'
import { pricings, QUANTITY_MAX } from '@/money/rules/quoteInput'
import { locales } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { z } from '@/rules/zod'
import { isDay } from '@/time/days'
import type { QuoteContent } from './quote'

/** Enough for a wedding of twelve functions with ten lines each. */
export const LINES_MAX = 10 * FUNCTIONS_MAX

export const SCHEDULE_MAX = 12

export const VERSIONS_MAX = 30

/** The maximum length of the reason for undoing an acceptance, in characters. */
export const REASON_MAX = 500

/** Thirty versions with menus stay below the 16 MB of a document. */
export const CONTENT_MAX_BYTES = 150_000

const id = z.string().regex(/^[\w-]{1,40}$/)
const text = (max: number) => z.string().trim().max(max)
const amount = z.number().refine(isAmount)
const percent = z.number().refine(isPercentage)
const state = z.custom<StateCode>(isStateCode)
const day = z.string().max(10).refine(isDay)

const discount = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('amount'), amount }),
  z.strictObject({ type: z.literal('percent'), percent }),
])

const line = z.strictObject({
  id,
  functionId: id.optional(),
  title: text(maxLengths.title),
  details: text(maxLengths.paragraph).optional(),
  pricing: z.enum(pricings),
  choice: z.enum(['included', 'offered']),
  quantity: z.int().min(0).max(QUANTITY_MAX),
  unitPrice: amount,
  discount: discount.optional(),
  tax: z.strictObject({
    sac: z.string().regex(/^\d{4,8}$/),
    rate: percent,
    placeRule: z.enum(placeRules),
  }),
  heldIn: state,
  source: z.strictObject({ kind: z.enum(['menu', 'plan', 'service']), id }).optional(),
})

const buyer = z.strictObject({
  name: text(maxLengths.name),
  address: text(maxLengths.paragraph).optional(),
  state,
  gstin: text(maxLengths.name).optional(),
})

const row = z.strictObject({
  id,
  title: text(maxLengths.name),
  dueOn: day.optional(),
  amount,
})

const hasOwnIds = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

/** Validates a draft, which can be incomplete. sendProblems.ts lists what sending requires. */
export const quoteContentSchema: z.ZodType<QuoteContent> = z.strictObject({
  language: z.enum(locales),
  buyer,
  lines: z.array(line).max(LINES_MAX).refine(hasOwnIds),
  discount: discount.optional(),
  validUntil: day,
  note: text(maxLengths.paragraph).optional(),
  terms: text(maxLengths.text).optional(),
  schedule: z.array(row).max(SCHEDULE_MAX).refine(hasOwnIds),
})
