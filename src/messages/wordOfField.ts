import { formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phone'
import { bookingDetails } from './en/bookingDetails'
import { bookingWork } from './en/bookingWork'
import { dashboard } from './en/dashboard'

const codes: Record<string, Record<string, string>> = {
  ...bookingDetails.options,
  kind: dashboard.kinds,
  lostReason: bookingWork.lostReasons,
  selectedService: dashboard.services,
  source: bookingWork.sources,
  status: bookingWork.statuses,
}

const formats: Record<string, (value: string) => string> = {
  contactNumber: formatPhone,
  date: formatDay,
  followUpOn: formatDay,
}

/** A stored value as people read it: `dateFull` is `Date is full`, a day is `Sat, 12 Dec 2026`. */
export function wordOfField(field: string, value: string): string {
  return codes[field]?.[value] ?? formats[field]?.(value) ?? value
}
