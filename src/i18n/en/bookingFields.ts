import type { WorkedField } from '@/booking/rules/changes'
import type { ChoiceCode, ChoiceName, foldedFields } from '@/booking/rules/fields'
import type { FunctionFieldName, functionKinds, timeBands } from '@/booking/rules/functions'

const labels: Record<(typeof foldedFields)[number], string> = {
  email: 'Email',
  contactBy: 'How shall we reach you?',
  bestTime: 'Best time',
  foodPreference: 'Food',
  serviceStyle: 'Serving',
  budgetBand: 'Budget',
  heardFrom: 'How did you hear about us?',
}

const options: { [Name in ChoiceName]: Record<ChoiceCode<Name>, string> } = {
  selectedService: { event: 'Event', catering: 'Catering' },
  contactBy: { call: 'Call', whatsapp: 'WhatsApp', email: 'Email' },
  bestTime: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  foodPreference: {
    veg: 'Vegetarian',
    nonVeg: 'Non-vegetarian',
    mixed: 'Both',
    jain: 'Jain',
    satvik: 'Satvik',
    noOnionGarlic: 'No onion, no garlic',
  },
  serviceStyle: {
    buffet: 'Buffet',
    seated: 'Seated, served at the table',
    liveCounters: 'Live counters',
    boxes: 'Packed boxes',
  },
  budgetBand: {
    upTo1Lakh: 'Up to ₹1 lakh',
    from1To3Lakh: '₹1 to 3 lakh',
    from3To6Lakh: '₹3 to 6 lakh',
    from6To12Lakh: '₹6 to 12 lakh',
    over12Lakh: 'Over ₹12 lakh',
  },
  heardFrom: {
    search: 'Google or another search',
    instagram: 'Instagram',
    family: 'Family or friends',
    venue: 'A venue',
    planner: 'An event planner',
    other: 'Somewhere else',
  },
}

const functionLabels: Record<FunctionFieldName, string> = {
  name: 'Function',
  date: 'Day',
  timeBand: 'Time',
  venue: 'Venue',
  kind: 'What is needed',
  guests: 'Guests expected',
  guaranteed: 'Guests guaranteed',
  freezeOn: 'Guests fixed by',
  dishes: 'Menu',
  notes: 'Notes',
}

const timeBandWords: Record<(typeof timeBands)[number], string> = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
  night: 'Night',
}

const kindWords: Record<(typeof functionKinds)[number], string> = {
  event: 'Event',
  catering: 'Catering',
  both: 'Event and catering',
}

const functions = {
  title: 'Several functions',
  hint: 'Such as Haldi, Sangeet and Wedding, each with its own day',
  labels: functionLabels,
  timeBands: timeBandWords,
  kinds: kindWords,
  /** Offered while a name is typed. */
  names: [
    'Haldi',
    'Mehndi',
    'Sangeet',
    'Wedding',
    'Reception',
    'Engagement',
    'Tilak',
    'Roka',
    'Birthday',
    'Anniversary',
    'Pooja',
    'Housewarming',
    'Corporate event',
  ],
  one: (place: number) => `Function ${place}`,
  count: (count: number) => (count === 1 ? '1 function' : `${count} functions`),
  guests: (guests: string) => `${guests} guests`,
  guaranteed: (guests: string) => `${guests} guaranteed`,
  freezeOn: (day: string) => `guests fixed by ${day}`,
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  menu: (dishes: string) => `Menu: ${dishes}`,
  add: 'Add a function',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  none: 'Select',
  overGuaranteed: 'More guests are guaranteed than expected.',
  follow: 'The first day and the largest function count as date and guests of the request.',
}

export const bookingDetails = {
  labels,
  options,
  functions,
  group: 'Details',
  campaign: 'Campaign',
}

export const bookingFields: Record<WorkedField, string> = {
  ...bookingDetails.labels,
  contactBy: 'To be reached by',
  heardFrom: 'Heard about us from',
  status: 'Stage',
  lostReason: 'Lost because of',
  followUpOn: 'Follow-up',
  assignedTo: 'Assigned to',
  kind: 'Kind',
  name: 'Name',
  contactNumber: 'Phone',
  date: 'Date',
  numberOfGuests: 'Guests',
  venueTitle: 'Venue',
  venueDetails: 'Venue details',
  functions: 'Functions',
  selectedService: 'Asks for',
  service: 'Service',
  plan: 'Plan',
  message: 'Message',
  campaign: bookingDetails.campaign,
  source: 'Came by',
  deletedAt: 'Trash',
}
