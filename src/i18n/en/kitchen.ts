import type { PlatesFrom } from '@/booking/rules/platesOf'
import type { PlateFood } from '@/menu/rules/cooking'
import type { Unit } from '@/menu/rules/needs'

const count = (value: number) => value.toLocaleString('en-IN')

const foods: Record<PlateFood, string> = {
  veg: 'Veg',
  nonveg: 'Non-veg',
  unmarked: 'Not marked as veg or non-veg',
}

const from: Record<PlatesFrom, string> = {
  guaranteed: 'guaranteed',
  expected: 'expected',
  unknown: '',
}

/** Where there are several. */
const units: Record<Unit, string> = {
  kg: 'kg',
  g: 'g',
  l: 'litres',
  ml: 'ml',
  piece: 'pieces',
  packet: 'packets',
  bunch: 'bunches',
}

/** Of the sheets for the kitchen and for shopping, which are in each language. */
export const kitchen = {
  title: 'Kitchen sheet',
  purchases: 'Purchase list',
  plates: (plates: number) => (plates === 1 ? '1 plate' : `${count(plates)} plates`),
  noPlates: 'Number of plates not known',
  from,
  platesRule: 'Plates: the higher of guaranteed and expected guests.',
  eventOnly: 'Event only, no food',
  noMenu: 'No menu yet',
  notConfirmed: 'Not confirmed',
  withQuoted: 'Quoted requests are included: they are not confirmed.',
  tooMany: (most: number) => `Only the first ${count(most)} requests of this day are here.`,
  noName: 'No name',
  heading: 'Functions',
  foods,
  dish: 'Dish',
  total: 'Plates',
  isFor: 'For',
  undated: 'Without a day',
  none: 'Nothing to cook on this day.',
  noneHint: 'Functions of confirmed bookings are shown here.',
  noDishes: 'No function has a menu yet.',
  nothingToBuy: 'Nothing to buy: no dish of this list says yet what it needs.',
  units,
  missing: 'Not in this list',
  withoutNeeds: 'Dishes whose ingredients are not written down',
  withoutMenu: 'Functions without a menu',
  withoutPlates: 'Functions without a number of plates',
  rule: 'Rounded up to what shops sell: from 10 kg or litres to whole ones, from 1 to steps of 250 g or ml, below that to 50, and below 50 to single ones. The rest in whole pieces.',
  revision: (revision: number) => `revision ${revision}`,
  printed: (moment: string) => `As of ${moment}.`,
  crewOnly: 'For the kitchen only; destroy it after the event.',
}

/** The bar above these sheets. It is not printed. */
export const kitchenBar = {
  calendar: 'Calendar',
  days: 'Days',
  previous: (day: string) => `Previous day, ${day}`,
  next: (day: string) => `Next day, ${day}`,
  languages: 'Language of the sheet',
  withQuoted: 'Add quoted requests',
  confirmedOnly: 'Confirmed only',
  print: 'Print',
  wholeDay: 'Whole day',
  send: 'Send by WhatsApp',
  sendPart: (part: number, parts: number) =>
    parts === 1 ? 'Send by WhatsApp' : `Send by WhatsApp, ${part} of ${parts}`,
  sendTo: (said: string, shop: string) => `${said}: ${shop}`,
  loadFailed: 'The day could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
}
