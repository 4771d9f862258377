import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import type { PricingPlan } from '@/payload-types'
import { access } from '@/i18n/en/account'

export const refuseSecondPopular: CollectionBeforeValidateHook<PricingPlan> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data?.popular) return data
  const others = await req.payload.find({
    collection: 'pricing-plans',
    depth: 0,
    limit: 1,
    req,
    where: { and: [{ popular: { equals: true } }, { id: { not_equals: originalDoc?.id } }] },
  })
  const other = others.docs[0]
  if (!other) return data
  throw new ValidationError(
    { errors: [{ label: 'Popular', message: access.onePopular(other.title), path: 'popular' }] },
    req.t,
  )
}
