import { detailNames } from './bookingDetails'

/** What a request says of the person and the event, in the order in which it is told. */
export const askedFields = [
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
