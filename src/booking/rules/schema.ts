import { z } from 'zod'
import {
  bookingKinds,
  type FieldName,
  fieldNames,
  fieldOf,
  guestCount,
  type relationNames,
} from './fields'
import { isDay, type Day } from '../../time/days'
import { limits } from '../../rateLimit/rules'
import { isForeignPhone, isPhone, phoneDigits } from './phone'
import type { Problem, ProblemCode } from '../../rules/problems'

const GUESTS_MAX = 100_000

export const visitorFields = ['kind', ...fieldNames, 'consent', 'idempotencyKey'] as const

/**
 * The rules of a booking, for the form, the server and the tests alike. Empty is allowed
 * everywhere but at the phone. Days before `earliest` are refused; without it any day is accepted.
 */
export function bookingSchema(earliest?: Day) {
  const fields = fieldNames.flatMap((name) => {
    const { max = 0, options = [], type } = fieldOf(name)
    return type === 'relation' ? [] : [[name, rules[type]({ earliest, max, options })]]
  })
  return z.object({
    kind: z.enum(bookingKinds).optional(),
    ...(Object.fromEntries(fields) as Record<CheckedName, z.ZodType>),
    consent: z
      .object({
        noticeVersion: line(limits.name),
        language: line(limits.name),
        marketing: z.boolean().nullish(),
      })
      .optional(),
    idempotencyKey: line(limits.name),
  })
}

type CheckedName = Exclude<FieldName, (typeof relationNames)[number]>

export function contactSchema(sent: { email?: unknown }) {
  const answered = typeof sent.email === 'string' && sent.email.trim() !== ''
  return bookingSchema().extend({
    contactNumber: phone(answered ? undefined : 'replyTo'),
    message: words,
  })
}

export const bookingRules = (sent: { email?: unknown; kind?: unknown }) =>
  sent.kind === 'contact' ? contactSchema(sent) : bookingSchema()

const emptyToNothing = (value: unknown) => (value === '' || value === null ? undefined : value)

const fail = (ctx: z.RefinementCtx, params: Omit<Problem, 'path'>) =>
  ctx.addIssue({ code: 'custom', params })

// Control characters are dropped, and each Hindi letter has one spelling, so that a search finds it.
const withoutControls = (value: string) =>
  value.normalize('NFC').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

const text = (max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? emptyToNothing(withoutControls(value).trim())
        : emptyToNothing(value),
    z.string().max(max).optional(),
  )

const words = z.preprocess(
  (value) => (typeof value === 'string' ? withoutControls(value).trim() : (value ?? '')),
  z
    .string()
    .max(limits.paragraph)
    .superRefine((message, ctx) => {
      if (message === '') fail(ctx, { code: 'message' })
    }),
)

const line = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value),
    text(max),
  )

const choice = <Code extends string>(codes: readonly Code[]) =>
  z.preprocess(emptyToNothing, z.enum(codes).optional())

const foreign = { code: 'custom', params: { code: 'phoneForeign' } } as const

/** `missing` is the problem of an empty number; without it the number is optional. */
const phone = (missing?: ProblemCode) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? '' : value),
    z
      .string()
      .max(limits.phoneInput)
      .superRefine((typed, ctx) => {
        if (isForeignPhone(typed)) ctx.addIssue({ ...foreign, continue: false })
      })
      .transform(phoneDigits)
      .superRefine((digits, ctx) => {
        if (digits !== '' && !isPhone(digits)) {
          fail(ctx, { code: 'phoneDigits', count: digits.length })
        }
        if (digits === '' && missing) fail(ctx, { code: missing })
      })
      .transform((digits) => digits || undefined),
  )

const email = line(limits.email)
  .superRefine((address, ctx) => {
    if (address && !z.email().safeParse(address).success) fail(ctx, { code: 'email' })
  })
  .transform((address) => address?.toLowerCase())

const guests = z
  .preprocess(
    (value) => (typeof value === 'string' ? emptyToNothing(value.trim()) : emptyToNothing(value)),
    z.union([z.number(), z.nan(), z.string().max(limits.phoneInput)]).optional(),
  )
  .transform((value) => (typeof value === 'string' ? guestCount(value) : value))
  .superRefine((count, ctx) => {
    if (count === undefined) return
    if (!Number.isInteger(count)) fail(ctx, { code: 'guestsWhole' })
    else if (count < 1 || count > GUESTS_MAX) fail(ctx, { code: 'guestsRange', count: GUESTS_MAX })
  })

const day = (earliest?: Day) =>
  line(10).superRefine((day, ctx) => {
    if (!day) return
    if (!isDay(day)) fail(ctx, { code: 'dayUnknown' })
    else if (earliest && day < earliest) fail(ctx, { code: 'dayPast' })
  })

interface Given {
  earliest?: Day
  max: number
  options: readonly string[]
}

const rules = {
  line: ({ max }: Given) => line(max),
  text: ({ max }: Given) => text(max),
  phone: () => phone('required'),
  email: () => email,
  day: ({ earliest }: Given) => day(earliest),
  guests: () => guests,
  choice: ({ options }: Given) => choice(options),
}
