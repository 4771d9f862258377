import type { BookingSnapshot } from '@/booking/admin/mutations'
import type { ActiveFilter } from '@/booking/rules/filters'
import { type BookingStatus, bookingStatuses, nextStatuses } from '@/booking/rules/status'
import type { OptionalColumn } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { emailTexts } from '@/i18n/en/email'
import type { Booking } from '@/payload-types'
import { isMobile, isPhone, toE164, whatsappLink } from '@/rules/phone'
import { formatDay } from '@/time/days'
import type { Administrator } from './loadAdmins'

/** A booking for the table: texts only, with a dash for an empty field. */
export interface BookingRow {
  booking: BookingSnapshot
  name: string
  email: string
  contact: string
  date: string
  guests: string
  venue: string
  message?: string
  optional: Record<Exclude<OptionalColumn, 'status'>, string>
  /** The number of other bookings with the same phone number or email. */
  others: number
  wait?: string
  /** The overdue payment, such as `₹58,000 overdue`, and its date. */
  payment?: { since: string; text: string }
  links: { call?: string; email?: string; whatsapp?: string }
}

const { actions } = dashboard

type Reachable = Partial<Pick<Booking, 'contactNumber' | 'email' | 'name' | 'reference'>>

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
  admins: Administrator[]
  filter: ActiveFilter
}

export function filterLabel({ admins, filter: { name, value } }: Given): string {
  switch (name) {
    case 'q':
      return `“${value}”`
    case 'from':
      return words.eventFrom(formatDay(value))
    case 'to':
      return words.eventUntil(formatDay(value))
    case 'since':
      return words.receivedFrom(formatDay(value))
    case 'until':
      return words.receivedUntil(formatDay(value))
    case 'assigned':
      return `${words.assigned}: ${nameOf(value, admins)}`
    default:
      return `${words[name]}: ${(labels[name] as Record<string, string>)[value] ?? value}`
  }
}

const labels = {
  kind: words.kinds,
  lostReason: bookingWork.lostReasons,
  emails: emailTexts.states,
  service: dashboard.services,
  source: bookingWork.sources,
  status: bookingWork.statuses,
}

function nameOf(who: string, admins: Administrator[]): string {
  if (who === 'me') return words.me
  if (who === 'nobody') return words.nobody
  return admins.find(({ id }) => id === who)?.name ?? words.somebody
}

export function choices<Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
): { label: string; value: string }[] {
  return codes.map((value) => ({ label: labels[value], value }))
}

export function commonMoves(bookings: BookingSnapshot[]): BookingStatus[] {
  const each = bookings.map(({ before, status }) => nextStatuses({ before, from: status }))
  return bookingStatuses.filter((to) => each.every((moves) => moves.includes(to)))
}
