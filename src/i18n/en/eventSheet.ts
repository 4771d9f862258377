import type { ServiceKind } from '@/rules/serviceKinds'
import { statusWord } from './bookingPanel'

const checklists: Record<ServiceKind | 'both', string[]> = {
  event: ['Decoration loaded', 'Lights and sound tested', 'Stage and seating ready'],
  catering: ['Ingredients checked', 'Gas, water and power ready', 'Counters set up, food tasted'],
  both: ['Crew told when and where', 'Venue opened, power on', 'Place left clean, all counted'],
}

/** Of the sheet for the crew, which is in each language. */
export const eventSheet = {
  title: 'Event sheet',
  reference: 'Reference',
  stage: (status: string) => `Stage: ${statusWord(status)}. Not confirmed yet.`,
  noName: 'No name',
  labels: {
    date: 'Date',
    guests: 'Guests',
    event: 'Event',
    plan: 'Plan',
    venue: 'Venue',
    food: 'Food',
    serving: 'Serving',
    wishes: 'Wishes',
  },
  notSet: 'not set',
  functions: 'Functions',
  kitchen: (day: string) => `Kitchen sheet, ${day}`,
  purchases: 'Purchase list',
  times: ['Crew on site', 'Guests arrive', 'End'],
  map: 'Open the map',
  includes: (title: string) => `In ${title}`,
  contacts: 'Contacts',
  customer: 'Customer',
  business: 'Office',
  notes: 'Notes for the crew',
  noNotes: 'None. Notes marked “For the crew” in the request are printed here.',
  checklist: 'Checklist',
  checklists,
  printed: ({ moment, revision }: { moment: string; revision: number }) =>
    `Revision ${revision}, as of ${moment}. For the crew only; destroy it after the event.`,
}

/** The bar above the sheet. It is not printed. */
export const eventSheetBar = {
  back: 'Back to the request',
  languages: 'Language of the sheet',
  print: 'Print',
}
