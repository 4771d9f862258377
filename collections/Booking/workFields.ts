import type {
  ArrayField,
  Field,
  RelationshipFieldSingleValidation,
  SelectFieldSingleValidation,
} from 'payload'
import { relationship, select } from 'payload/shared'
import { options } from '@collections/fields'
import { nobody, withRight } from '@/account/access'
import { rolesWith } from '@/account/roles'
import {
  bookingSources,
  bookingStatuses,
  firstSource,
  firstStatus,
  lostReasons,
} from '@/booking/rules/status'
import { timelineKinds, timelineOutcomes } from '@/booking/rules/timeline'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { maxLengths } from '@/rules/maxLengths'
import { isDay } from '@/time/days'

const change = withRight('changeBookings')
const read = withRight('readBookings')

const internal = { create: change, read, update: change }

export const recorded = { create: nobody, read, update: nobody }

const sidebar = { position: 'sidebar' } as const

const knownOrKept: SelectFieldSingleValidation = (value, options) => {
  const isKept = value === options.previousValue || hasStoodAt(options.siblingData, value)
  return (options.operation === 'update' && isKept) || select(value, options)
}

/** The previous statuses in its timeline. A move back to any of these is allowed. */
function hasStoodAt(booking: unknown, status: unknown): boolean {
  const { timeline } = booking as Pick<Booking, 'timeline'>
  const changes = (timeline ?? []).flatMap((entry) => entry.changes ?? [])
  return changes.some(({ field, from }) => field === 'status' && from === status)
}

/**
 * Replaces `filterOptions`, which Payload reads with the access of the user. Sales can read only their own
 * account, so Payload would refuse their changes of bookings that are assigned to others.
 */
const worksOnBookings = (async (value, options) => {
  const usual = await relationship(value, options)
  if (usual !== true || !value || String(value) === String(options.previousValue)) return usual
  const { totalDocs } = await options.req.payload.count({
    collection: 'users',
    where: { id: { equals: value }, role: { in: rolesWith('changeBookings') } },
  })
  return totalDocs > 0 || words.assigneeUnknown
}) as RelationshipFieldSingleValidation

export const workFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    access: internal,
    admin: sidebar,
    defaultValue: firstStatus,
    index: true,
    options: options(bookingStatuses, words.statuses),
    required: true,
    // Keeps an unknown status of a later version, so that the booking can be changed.
    validate: knownOrKept,
  },
  {
    name: 'lostReason',
    type: 'select',
    access: internal,
    admin: { ...sidebar, condition: ({ status }) => status === 'lost' },
    options: options(lostReasons, words.lostReasons),
  },
  {
    name: 'followUpOn',
    type: 'text',
    label: words.followUpOn,
    access: internal,
    admin: { ...sidebar, description: words.dayHint },
    index: true,
    maxLength: 10,
    validate: (day: unknown) => !day || isDay(String(day)) || words.dayUnknown,
  },
  {
    name: 'assignedTo',
    type: 'relationship',
    access: internal,
    admin: sidebar,
    index: true,
    relationTo: 'users',
    validate: worksOnBookings,
  },
  {
    name: 'source',
    type: 'select',
    access: internal,
    admin: sidebar,
    defaultValue: firstSource,
    options: options(bookingSources, words.sources),
  },
  { name: 'answeredAt', type: 'date', access: recorded, admin: { hidden: true } },
]

/**
 * Who did what and when, oldest first. Only the changeBooking hook adds entries. Part of the booking, so that
 * a change and its entry are one write.
 */
export const timelineField: ArrayField = {
  name: 'timeline',
  type: 'array',
  access: recorded,
  admin: { hidden: true },
  fields: [
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text' },
    { name: 'byName', type: 'text', maxLength: maxLengths.email },
    { name: 'kind', type: 'select', options: options(timelineKinds), required: true },
    { name: 'crew', type: 'checkbox' },
    { name: 'correctedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    { name: 'undone', type: 'checkbox' },
    { name: 'outcome', type: 'select', options: options(timelineOutcomes) },
    { name: 'text', type: 'textarea', maxLength: maxLengths.paragraph },
    {
      name: 'changes',
      type: 'array',
      fields: [
        { name: 'field', type: 'text', required: true },
        { name: 'from', type: 'textarea' },
        { name: 'to', type: 'textarea' },
      ],
    },
  ],
}
