import type { Field } from 'payload'
import { bookingSources, firstSource } from '@/domain/bookingSources'
import { bookingStatuses, firstStatus, lostReasons } from '@/domain/bookingStatus'
import { isDay } from '@/domain/days'
import { bookingWork as words } from '@/messages/en/bookingWork'
import { adminsOnField, nobody } from '../access/rules'
import { options } from '../fields/options'

const internal = { create: adminsOnField, read: adminsOnField, update: adminsOnField }

/** Written by a hook as the work goes on. */
const recorded = { create: nobody, read: adminsOnField, update: nobody }

const sidebar = { position: 'sidebar' } as const

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
