import { detailNames, type BookingDetail } from '@/domain/bookingDetails'
import { bookingDetails } from './en/bookingDetails'

type Details = Partial<Record<BookingDetail | 'campaign', string | null>>

/** What was added to a request, in words: `['Food', 'Jain']`. What was not is left out. */
export function describeDetails(booking: Details): [label: string, value: string][] {
  const { campaign, labels } = bookingDetails
  const all: [string, string][] = [
    ...detailNames.map((name): [string, string] => [labels[name], wordFor(name, booking)]),
    [campaign, booking.campaign ?? ''],
  ]
  return all.filter(([, value]) => value !== '')
}

function wordFor(name: BookingDetail, booking: Details): string {
  const code = booking[name] ?? ''
  return (bookingDetails.options[name] as Record<string, string>)[code] ?? code
}
