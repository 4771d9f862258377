import { ValidationError, type PayloadRequest } from 'payload'
import { requestProblems } from '@/messages/en/requestProblems'
import { wrongTypes } from './wrongTypes'

/** What strangers may send has rules of its own, which drop what does not belong. */
export function refuseWrongTypes({ data, payload, routeParams, t, user }: PayloadRequest) {
  const { collection, global } = routeParams ?? {}
  const config = collection
    ? payload.collections[collection as 'users'].config
    : payload.globals.config.find(({ slug }) => slug === global)
  if (!config || !data || !user) return
  const errors = wrongTypes({ data, fields: config.flattenedFields }).map((path) => ({
    message: requestProblems.wrongType,
    path,
  }))
  if (errors.length > 0) throw new ValidationError({ errors }, t)
}
