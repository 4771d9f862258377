import type { OptionalColumn } from '@/booking/rules/view'
import { isMobile, isPhone, toE164, whatsappLink } from '@/booking/rules/phone'
import { dashboard } from '@/i18n/en/dashboard'
import type { Booking } from '@/payload-types'
import type { ActiveFilter } from '@/booking/rules/filters'
import { formatDay } from '@/time/days'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { desk as words } from '@/i18n/en/desk'
import { emailTexts } from '@/i18n/en/email'
import { type BookingStatus, bookingStatuses, nextStatuses } from '@/booking/rules/status'
import type { BookingSnapshot } from '../mutations'
import type { Person } from './loadAdmins'

/** A booking as the table shows it: texts only, a dash for what is missing. */
export interface BookingRow {
  booking: BookingSnapshot
  name: string
  email: string
  contact: string
  date: string
  guests: string
  venue: string
  /** What a contact message says, for the cards of a phone. */
  message?: string
  optional: Record<Exclude<OptionalColumn, 'status'>, string>
  /** How long it has been waiting for a first answer. */
  wait?: string
  links: { call?: string; email?: string; whatsapp?: string }
}

const { actions } = dashboard

type Reachable = Partial<Pick<Booking, 'contactNumber' | 'email' | 'name' | 'reference'>>

/** The ways to reach this customer, as far as there are any. */
export function linksOf({ contactNumber, email, name, reference }: Reachable): BookingRow['links'] {
  const phone = contactNumber ?? ''
  const text = actions.whatsappText(name ?? '', reference ?? '')
  return {
    ...(isPhone(phone) && { call: `tel:${toE164(phone)}` }),
    ...(isMobile(phone) && { whatsapp: whatsappLink(phone, text) }),
    ...(email && { email: `mailto:${email}` }),
  }
}

interface Given {
  admins: Person[]
  filter: ActiveFilter
}

/** A filter in words, like `Status: New`. */
export function filterLabel({ admins, filter: { name, value } }: Given): string {
  switch (name) {
    case 'q':
      return `“${value}”`
    case 'from':
      return words.since(formatDay(value))
    case 'to':
      return words.until(formatDay(value))
    case 'since':
      return words.receivedSince(formatDay(value))
    case 'assigned':
      return `${words.assigned}: ${nameOf(value, admins)}`
    default:
      return `${words[name]}: ${(labels[name] as Record<string, string>)[value] ?? value}`
  }
}

const labels = {
  kind: words.kinds,
  mails: emailTexts.states,
  service: dashboard.services,
  source: bookingWork.sources,
  status: bookingWork.statuses,
}

function nameOf(who: string, admins: Person[]): string {
  if (who === 'me') return words.me
  if (who === 'nobody') return words.nobody
  return admins.find(({ id }) => id === who)?.name ?? words.somebody
}

/** The choices with their words, in their order. */
export function choices<Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
): { label: string; value: string }[] {
  return codes.map((value) => ({ label: labels[value], value }))
}

/** Where every one of them may go. */
export function commonMoves(bookings: BookingSnapshot[]): BookingStatus[] {
  const each = bookings.map(({ before, status }) => nextStatuses({ before, from: status }))
  return bookingStatuses.filter((to) => each.every((moves) => moves.includes(to)))
}
