import type { BookChoice } from '@/components/layout/bookChoice'
import { detailNames } from '@/domain/bookingDetails'
import type { ServiceKind } from '@/domain/services'

/** The fields as the form shows them, in its order. */
export const bookingFields = [
  'name',
  'contactNumber',
  'date',
  'numberOfGuests',
  'venueTitle',
  'selectedService',
  'venueDetails',
  'email',
  ...detailNames,
] as const
export type BookingFieldName = (typeof bookingFields)[number]

/** What was typed, as it was typed. */
export type BookingValues = Record<BookingFieldName, string>

export type Choice = Omit<BookChoice, 'kind'>

/** A request that is being written: everything that Retry and Edit need to bring it back. */
export interface BookingDraft {
  /** Made when the form opens; the server answers the same key with the same booking. */
  key: string
  values: BookingValues
  choice: Choice
  /** What the address said of where the visitor came from. */
  campaign?: string
  /** What stands in the field that people do not see. */
  website?: string
}

export const emptyValues = Object.fromEntries(
  bookingFields.map((name) => [name, '']),
) as BookingValues

/** Words from before, under what was chosen just now: an explicit choice goes first. */
export function withChoice(earlier: BookingDraft, fresh: BookingDraft): BookingDraft {
  return {
    ...earlier,
    choice: { ...earlier.choice, ...filled(fresh.choice) },
    values: { ...earlier.values, ...filled(fresh.values) },
  }
}

function filled<T extends object>(source: T): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value)) as Partial<T>
}

interface NewDraft extends Choice {
  key: string
  kind?: ServiceKind
  campaign?: string
  date?: string
}

/** Empty but for an explicit choice. */
export function newDraft({
  campaign,
  date = '',
  key,
  kind,
  plan,
  service,
}: NewDraft): BookingDraft {
  return {
    campaign,
    key,
    values: { ...emptyValues, date, selectedService: kind ?? '' },
    choice: { plan, service },
  }
}
