import type { Field } from 'payload'
import { limits } from '@/domain/limits'
import { adminsOnField, nobody } from '../access/rules'
import { revisionField } from '../revisions/revisionField'
import { anonymisedAtField } from './anonymisedAtField'
import { noticesField } from './noticesField'
import { noticeSummaryField } from './noticeSummaryField'
import { retryNoticesField } from './retryNoticesField'
import { timelineField } from './timelineField'
import { workFields } from './workFields'

/** Written by a hook, so that it holds what the visitor saw. */
const chosen = { create: nobody, read: adminsOnField, update: nobody }

/** What the business adds. A visitor may neither set nor see it, except the reference. */
export const internalFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true },
    maxLength: limits.name,
    unique: true,
  },
  ...workFields,
  anonymisedAtField,
  {
    name: 'spamSigns',
    type: 'text',
    access: chosen,
    admin: {
      condition: ({ spamSigns }) => Array.isArray(spamSigns) && spamSigns.length > 0,
      description: 'What spoke against this request.',
      position: 'sidebar',
      readOnly: true,
    },
    hasMany: true,
  },
  { name: 'serviceTitle', type: 'text', access: chosen, maxLength: limits.title },
  { name: 'planTitle', type: 'text', access: chosen, maxLength: limits.title },
  { name: 'contentHash', type: 'text', access: chosen, admin: { hidden: true } },
  revisionField,
  timelineField,
  noticeSummaryField,
  retryNoticesField,
  noticesField,
]
