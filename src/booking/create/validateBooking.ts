import { isDeepStrictEqual } from 'node:util'
import { type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'
import { may } from '@/account/roles'
import { earliestDay } from '@/booking/rules/earliestDay'
import { languageOf } from '@/booking/rules/languageOf'
import { bookingRules, bookingSchema } from '@/booking/rules/schema'
import { type BookingStatus, canMove } from '@/booking/rules/status'
import { statusBefore } from '@/booking/rules/timeline'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import { messagesFor } from '@/i18n/messagesFor'
import type { Booking } from '@/payload-types'
import { type Locale, rootLocale } from '@/rules/locales'
import { isFromAbroad } from '@/rules/phone'
import { problemsOf } from '@/rules/problemsOf'
import type { Day } from '@/time/days'

/**
 * Validates a new booking with the rules of the form. Only an administrator may enter an event in the past.
 * Throws ValidationError with the path of each field.
 */
export function validateNew(sent: Partial<Booking>, req: PayloadRequest): Partial<Booking> {
  const byAdmin = may(req.user, 'changeBookings')
  const earliest = byAdmin ? undefined : earliestDay()
  const locale = byAdmin ? rootLocale : languageOf(sent)
  const isUsual = sent.kind !== 'contact' && !isFromAbroad(sent)
  const rules = isUsual ? rulesFrom(earliest) : bookingRules(sent, earliest)
  return { ...sent, ...parse({ data: sent, locale, req, rules }) } as Partial<Booking>
}

/**
 * Validates only the changed fields, so that bookings from before a rule can still be changed. Throws
 * ValidationError.
 */
export function validateChange(
  data: Partial<Booking>,
  before: Partial<Booking>,
  req: PayloadRequest,
): Partial<Booking> {
  const after = { ...before, ...data }
  const rules = bookingRules(after).pick(changedFields(data, before, after))
  const parsed = Object.entries(parse({ data: after, locale: rootLocale, req, rules }))
  // Payload keeps the stored value of an undefined field; null empties it.
  return { ...data, ...Object.fromEntries(parsed.map(([name, value]) => [name, value ?? null])) }
}

interface Move {
  before?: Booking
  from: BookingStatus
  req: PayloadRequest
  to: Partial<Booking>
}

/**
 * Checks the move from one status to another. Returns the reason of a lost booking, otherwise null. Throws
 * ValidationError.
 */
export function checkMove({ before, from, req, to }: Move): Booking['lostReason'] {
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ errors: [{ message, path }] }, req.t)
  }
  const { lostReason, status = from } = to
  if (before && status !== from) {
    const last = statusBefore(before.timeline)
    if (!canMove({ before: last, from, to: status })) refuse('status', words.noMove(from, status))
  }
  if (status !== 'lost') return null
  // Old lost bookings have no reason.
  if (!lostReason && from !== 'lost') refuse('lostReason', words.reasonMissing)
  return lostReason
}

interface Parsing {
  data: object
  locale: Locale
  req: PayloadRequest
  rules: z.ZodObject
}

function parse({ data, locale, req, rules }: Parsing): Record<string, unknown> {
  const result = rules.safeParse(data)
  if (result.success) return result.data
  const errors = problemsOf(result.error).map(({ code, count, path }) => ({
    message: messagesFor(locale).problems[code](count),
    path,
  }))
  throw new ValidationError({ errors }, req.t)
}

type Rules = ReturnType<typeof bookingSchema>

let latest: { earliest: Day | undefined; rules: Rules } | undefined

/** Cached for a day, because building a schema takes longer than parsing with it. */
function rulesFrom(earliest: Day | undefined): Rules {
  if (latest?.earliest !== earliest || !latest)
    latest = { earliest, rules: bookingSchema(earliest) }
  return latest.rules
}

function changedFields(data: Partial<Booking>, before: Partial<Booking>, after: Partial<Booking>) {
  const keys = bookingSchema().keyof().options
  const own = keys.filter((key) => key in data && !isDeepStrictEqual(data[key], before[key]))
  // A phone number or an email must remain.
  const noReply = own.includes('email') && !after.email && !after.contactNumber
  const judged = [
    ...own,
    ...(noReply ? ['contactNumber'] : []),
    ...(isFromAbroad(data) ? ['email'] : []),
  ]
  return Object.fromEntries(judged.map((key) => [key, true])) as Partial<
    Record<keyof Rules['shape'], true>
  >
}
