import { detailNames } from './bookingDetails'

const filled = [
  'name',
  'contactNumber',
  'email',
  'date',
  'numberOfGuests',
  'venueTitle',
  'venueDetails',
  'selectedService',
  'service',
  'plan',
  'message',
  ...detailNames,
] as const
type Filled = Partial<Record<(typeof filled)[number], unknown>>

/** What the one request lacks and the other has. What is written in both stays as it is. */
export function fillGaps<Request extends Filled>({ from, into }: { from: Request; into: Request }) {
  const gaps = filled.filter((name) => isEmpty(into[name]) && !isEmpty(from[name]))
  return Object.fromEntries(gaps.map((name) => [name, from[name]])) as Pick<
    Request,
    keyof Request & (typeof filled)[number]
  >
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
