import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { bookingSchema } from '@/domain/bookingSchema'
import { dayInIndia } from '@/domain/days'
import { problemsOf } from '@/domain/problems'
import { en } from '@/messages/en'
import type { Booking } from '@/payload-types'
import { isAdmin } from '../../access/roles'

/**
 * The rules of the form, wherever a booking comes from. Only the day is judged by who asks:
 * a visitor cannot book the past, an administrator may write down what has been.
 */
export const validateBooking: CollectionBeforeValidateHook<Booking> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const fromVisitor = operation === 'create' && !isAdmin(req.user)
  const earliest = fromVisitor ? dayInIndia(new Date()) : undefined
  const result = bookingSchema(earliest).safeParse({ ...originalDoc, ...data })
  if (result.success) return { ...data, ...result.data } as Partial<Booking>
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
