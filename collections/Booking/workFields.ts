import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { bookingSources, firstSource } from '@/domain/bookingSources'
import { bookingStatuses, firstStatus, lostReasons } from '@/domain/bookingStatus'
import { isDay } from '@/domain/days'
import { bookingWork as words } from '@/messages/en/bookingWork'
import type { Booking } from '@/payload-types'
import { adminsOnField, nobody } from '../access/rules'
import { options } from '../fields/options'

const internal = { create: adminsOnField, read: adminsOnField, update: adminsOnField }

/** Written by a hook as the work goes on. */
const recorded = { create: nobody, read: adminsOnField, update: nobody }

const sidebar = { position: 'sidebar' } as const

const knownOrKept: SelectFieldSingleValidation = (value, options) => {
  const isKept = value === options.previousValue || hasStoodAt(options.siblingData, value)
  return (options.operation === 'update' && isKept) || select(value, options)
}

/** Where it stood before, by its timeline: a move is taken back to any of these. */
function hasStoodAt(booking: unknown, status: unknown): boolean {
  const { timeline } = booking as Pick<Booking, 'timeline'>
  const changes = (timeline ?? []).flatMap((entry) => entry.changes ?? [])
  return changes.some(({ field, from }) => field === 'status' && from === status)
}

/** How the business works on a request. */
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
    // A status from a later version stays where it stands, so that the booking can be worked with.
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
    filterOptions: { role: { equals: 'admin' } },
    index: true,
    relationTo: 'users',
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
