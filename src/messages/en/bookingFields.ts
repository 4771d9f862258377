import type { WorkedField } from '@/domain/bookingChanges'
import { bookingDetails } from './bookingDetails'

/** What every field of a request is called on the desk. */
export const bookingFields: Record<WorkedField, string> = {
  ...bookingDetails.labels,
  contactBy: 'To be reached by',
  heardFrom: 'Heard of us by',
  status: 'Stage',
  lostReason: 'Lost because of',
  followUpOn: 'Follow-up',
  assignedTo: 'Assigned to',
  kind: 'Kind',
  name: 'Name',
  contactNumber: 'Phone',
  email: 'Email',
  date: 'Date',
  numberOfGuests: 'Guests',
  venueTitle: 'Venue',
  venueDetails: 'Venue details',
  selectedService: 'Asks for',
  service: 'Service',
  plan: 'Plan',
  message: 'Message',
  campaign: bookingDetails.campaign,
  source: 'Came by',
  deletedAt: 'Trash',
}
