import { randomUUID } from 'node:crypto'
import { type CollectionBeforeValidateHook, type TextField, ValidationError } from 'payload'
import { nobody } from '@/account/access'
import { access } from '@/i18n/en/account'
import type { PricingPlan } from '@/payload-types'

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

/**
 * Unique in the database: when two plans are made popular at the same moment, neither finds the other, and
 * the index refuses one. A sparse index includes null, so the other plans have unique values.
 */
export const popularMark: TextField = {
  name: 'popularMark',
  type: 'text',
  label: 'Popular',
  access: { create: nobody, read: nobody, update: nobody },
  admin: { disableBulkEdit: true, disableListColumn: true, disableListFilter: true, hidden: true },
  hooks: {
    beforeChange: [
      ({ previousValue, siblingData }) => {
        if (siblingData.popular) return 'popular'
        return previousValue && previousValue !== 'popular' ? previousValue : randomUUID()
      },
    ],
  },
  unique: true,
}
