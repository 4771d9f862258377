import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Condition,
  type Field,
  ValidationError,
} from 'payload'
import { bookingSchema, contactSchema } from '@/booking/rules/schema'
import { type Day, dayInIndia } from '@/time/days'
import { problemsOf } from '@/rules/problems'
import { en } from '@/i18n/en'
import type { Booking } from '@/payload-types'
import { guestCount } from '@/booking/rules/details'
import { isAdmin } from '../../account/access'

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

/**
 * Reads a number of guests as the form does. Payload would cut it at the first sign that is no
 * digit, before any rule is asked: `1,500` would be 1.
 */
export const readGuests: CollectionBeforeOperationHook<'bookings'> = ({ args, operation }) => {
  if (operation !== 'create' && !operation.startsWith('update')) return args
  const { data } = args as { data?: Record<string, unknown> }
  const typed = data?.numberOfGuests
  if (typeof typed !== 'string' || typed.trim() === '') return args
  return { ...args, data: { ...data, numberOfGuests: guestCount(typed) } }
}

/**
 * Payload asks every field whether its value will do, and merges the whole document twice for each.
 * A visitor's request was held to the rules of the form by then (validateBooking), and what our
 * hooks add to it needs no asking. Payload skips what its own form would not show: so no field
 * is shown to whoever creates a booking without an account, who never sees that form.
 */
export function checkedByRules(fields: Field[]): Field[] {
  return fields.map((field) => (isRequired(field) ? field : askedOfAccounts(field)))
}

/** The type of a required field promises a value; those few are asked of everybody. */
const isRequired = (field: Field) => 'required' in field && field.required === true

const askedOfAccounts = (field: Field) =>
  ({
    ...field,
    admin: { ...field.admin, condition: forAccounts(field.admin?.condition) },
  }) as Field

const forAccounts =
  (shown: Condition = () => true): Condition =>
  (data, siblingData, context) =>
    (context.operation !== 'create' || Boolean(context.user)) && shown(data, siblingData, context)
