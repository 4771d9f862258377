import type { ServiceKind } from '@/domain/services'

const checklists: Record<ServiceKind | 'both', string[]> = {
  event: ['Decoration loaded', 'Lights and sound tested', 'Stage and seating ready'],
  catering: ['Ingredients checked', 'Gas, water and power ready', 'Counters set up, food tasted'],
  both: ['Crew told when and where', 'Venue opened, power on', 'Place left clean, all counted'],
}

/** The page that the crew takes along to an event. */
export const eventSheet = {
  title: 'Event sheet',
  print: 'Print',
  back: 'Back to the request',
  reference: 'Reference',
  stage: (stage: string) => `Stage: ${stage}. Not confirmed yet.`,
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
  printed: (moment: string) => `As of ${moment}. For the crew only; destroy it after the event.`,
}
