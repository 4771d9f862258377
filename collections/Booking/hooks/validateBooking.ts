import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { bookingSchema, contactSchema } from '@/domain/bookingSchema'
import { dayInIndia, type Day } from '@/domain/days'
import { problemsOf } from '@/domain/problems'
import { en } from '@/messages/en'
import type { Booking } from '@/payload-types'
import { isAdmin } from '../../access/roles'

/**
 * The rules of the form, wherever a booking comes from. Only the day is judged by who asks: a
 * visitor cannot book the past, an administrator may write down what has been. An update is judged
 * by what it changes, so that a booking from before a rule can still be worked with.
 */
export const validateBooking: CollectionBeforeValidateHook<Booking> = ({
  data = {},
  operation,
  originalDoc,
  req,
}) => {
  const fromVisitor = operation === 'create' && !isAdmin(req.user)
  const after = operation === 'create' ? data : { ...originalDoc, ...data }
  const isMessage = after.kind === 'contact'
  const schema = isMessage
    ? contactSchema(after)
    : rulesFrom(fromVisitor ? dayInIndia(new Date()) : undefined)
  const rules = operation === 'create' ? schema : schema.pick(changed(data, originalDoc))
  const result = rules.safeParse(after)
  if (result.success) {
    const parsed = operation === 'create' ? result.data : withNulls(result.data)
    return { ...data, ...parsed } as Partial<Booking>
  }
  throw new ValidationError(
    {
      errors: problemsOf(result.error).map(({ code, count, path }) => ({
        message: en.problems[code](count),
        path,
      })),
    },
    req.t,
  )
}

/** Payload keeps what was there for a field that is undefined; null empties it. */
const withNulls = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))

type Rules = ReturnType<typeof bookingSchema>

let latest: { earliest: Day | undefined; rules: Rules } | undefined

/** Making the rules takes longer than holding a request to them, and they change once a day. */
function rulesFrom(earliest: Day | undefined): Rules {
  if (latest && latest.earliest === earliest) return latest.rules
  latest = { earliest, rules: bookingSchema(earliest) }
  return latest.rules
}

function changed(data: Partial<Booking>, before: Partial<Booking> = {}) {
  const keys = bookingSchema().keyof().options
  const own = keys.filter((key) => key in data && !isDeepStrictEqual(data[key], before[key]))
  // What happens to the e-mail of a message decides whether its phone may be missing.
  const judged =
    before.kind === 'contact' && own.includes('email') ? [...own, 'contactNumber'] : own
  return Object.fromEntries(judged.map((key) => [key, true])) as Partial<
    Record<keyof Rules['shape'], true>
  >
}
