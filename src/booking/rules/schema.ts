import { DISHES_MAX } from '@/menu/rules/dishes'
import { isDocumentId } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import {
  isForeignPhone,
  isFromAbroad,
  isPhone,
  isWholeForeignPhone,
  phoneDigits,
} from '@/rules/phone'
import type { Problem, ProblemCode } from '@/rules/problemsOf'
import { z } from '@/rules/zod'
import { isDay, type Day } from '@/time/days'
import { bookingKinds, type FieldName, fieldNames, fieldOf, type relationNames } from './fields'
import { FUNCTIONS_MAX, functionFieldOf, functionFields, isEmptyFunction } from './functions'
import { GUESTS_MAX, readGuests } from './guests'

export const visitorFields = ['kind', ...fieldNames, 'consent', 'idempotencyKey'] as const

/**
 * The validation of a booking, for the form, the server and the tests. Only the phone number is required;
 * with a number from abroad, the email is required too. Days before `earliest` are refused; without it, all
 * days are accepted.
 */
export function bookingSchema(earliest?: Day, fromAbroad = false) {
  const fields = fieldNames.flatMap((name) => {
    const { max = 0, options = [], type } = fieldOf(name)
    return type === 'relation' ? [] : [[name, rules[type]({ earliest, fromAbroad, max, options })]]
  })
  return z.object({
    kind: z.enum(bookingKinds).optional(),
    ...(Object.fromEntries(fields) as Record<CheckedName, z.ZodType>),
    consent: z
      .object({
        noticeVersion: line(maxLengths.name),
        language: line(maxLengths.name),
        marketing: z.boolean().nullish(),
      })
      .optional(),
    idempotencyKey: line(maxLengths.name),
  })
}

type CheckedName = Exclude<FieldName, (typeof relationNames)[number]>

interface Sent {
  contactNumber?: unknown
  email?: unknown
  kind?: unknown
}

export function contactSchema(sent: Sent) {
  const answered = typeof sent.email === 'string' && sent.email.trim() !== ''
  return bookingSchema(undefined, isFromAbroad(sent)).extend({
    contactNumber: phone(answered ? undefined : 'replyTo'),
    message: words,
  })
}

export const bookingRules = (sent: Sent, earliest?: Day) =>
  sent.kind === 'contact' ? contactSchema(sent) : bookingSchema(earliest, isFromAbroad(sent))

const emptyToNothing = (value: unknown) => (value === '' || value === null ? undefined : value)

const fail = (ctx: z.RefinementCtx, params: Omit<Problem, 'path'>) =>
  ctx.addIssue({ code: 'custom', params })

// Removes control characters, and normalises Unicode, so that a search finds Hindi words.
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
    .max(fieldOf('message').max ?? 0)
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

/**
 * `missing` is the error for an empty number; without it, the number is optional. A number from abroad is not
 * stored in this field but in the message (create/keepAsTyped.ts).
 */
const phone = (missing?: ProblemCode) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? '' : value),
    z
      .string()
      .max(maxLengths.phoneInput)
      .superRefine((typed, ctx) => {
        if (isWholeForeignPhone(typed)) return
        if (isForeignPhone(typed)) return fail(ctx, { code: 'phoneForeign' })
        const digits = phoneDigits(typed)
        if (digits !== '' && !isPhone(digits)) {
          fail(ctx, { code: 'phoneDigits', count: digits.length })
        }
        if (digits === '' && missing) fail(ctx, { code: missing })
      })
      .transform((typed) => (isForeignPhone(typed) ? undefined : phoneDigits(typed) || undefined)),
  )

const email = (fromAbroad: boolean) =>
  line(maxLengths.email)
    .superRefine((address, ctx) => {
      if (!address && fromAbroad) fail(ctx, { code: 'emailFromAbroad' })
      if (address && !z.email().safeParse(address).success) fail(ctx, { code: 'email' })
    })
    .transform((address) => address?.toLowerCase())

/** Words for a number are not refused; they are stored in the message (create/keepAsTyped.ts). */
const guests = z
  .preprocess(
    emptyToNothing,
    z.union([z.number(), z.nan(), z.string().max(fieldOf('numberOfGuests').max ?? 0)]).optional(),
  )
  .transform((value) => (typeof value === 'string' ? readGuests(value).count : value))
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

/** Ids without duplicates. Deleted dishes are accepted, because a menu keeps their ids. */
const dishes = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? undefined : emptyToNothing(value)),
  z
    .array(z.unknown())
    .superRefine((ids, ctx) => {
      if (ids.length > DISHES_MAX) fail(ctx, { code: 'dishesMany', count: DISHES_MAX })
      else if (!ids.every(isDocumentId)) fail(ctx, { code: 'choice' })
    })
    .transform((ids) => [...new Set(ids)])
    .optional(),
)

interface Given {
  earliest?: Day
  fromAbroad: boolean
  max: number
  options: readonly string[]
}

const rules = {
  line: ({ max }: Given) => line(max),
  text: ({ max }: Given) => text(max),
  phone: () => phone('required'),
  email: ({ fromAbroad }: Given) => email(fromAbroad),
  day: ({ earliest }: Given) => day(earliest),
  guests: () => guests,
  choice: ({ options }: Given) => choice(options),
  functions: ({ earliest }: Given) => functions(earliest),
  dishes: () => dishes,
}

/** Keeps the position of each row for the paths of problems; empty rows are dropped. */
function functions(earliest?: Day) {
  const given = (name: (typeof functionFields)[number]) => {
    const { max = 0, options = [], type } = functionFieldOf(name)
    const from = name === 'date' ? earliest : undefined
    return rules[type]({ earliest: from, fromAbroad: false, max, options })
  }
  const row = z
    .object({
      id: z.unknown().optional(),
      ...Object.fromEntries(functionFields.map((name) => [name, given(name)])),
    })
    .superRefine((one: Record<string, unknown>, ctx) => {
      const { date, freezeOn } = one
      if (typeof date !== 'string' || typeof freezeOn !== 'string' || freezeOn <= date) return
      ctx.addIssue({ code: 'custom', params: { code: 'freezeLate' }, path: ['freezeOn'] })
    })
  return z.preprocess(
    (value) => emptyToNothing(value) ?? [],
    z
      .array(row)
      .superRefine((rows, ctx) => {
        if (rows.length > FUNCTIONS_MAX) fail(ctx, { code: 'functionsMany', count: FUNCTIONS_MAX })
      })
      .transform((rows) => {
        const filled = rows.filter((one) => !isEmptyFunction(one))
        return filled.length > 0 ? filled : undefined
      }),
  )
}
