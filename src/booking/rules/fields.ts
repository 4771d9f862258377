import { maxLengths } from '@/rules/maxLengths'
import { serviceKinds } from '@/rules/serviceKinds'

export const bookingKinds = ['booking', 'contact'] as const

interface Field {
  type: 'line' | 'text' | 'phone' | 'email' | 'day' | 'guests' | 'choice' | 'relation' | 'functions'
  /** In characters, as typed. */
  max?: number
  options?: readonly string[]
  relationTo?: 'pricing-plans' | 'services'
  /** Where the visitor's form shows the field. `details` are folded and generated from this table. */
  form?: 'main' | 'details'
  panel: 'customer' | 'wish' | 'event' | 'details' | 'origin'
  /** The part of the event sheet that shows the field; null if none. Functions have parts of their own. */
  sheet: EventSheetPart | null
  /** Stays when personal data is erased. All other fields may identify the customer. */
  isKept?: true
}

export type EventSheetPart =
  | 'customer'
  | 'phone'
  | 'date'
  | 'guests'
  | 'service'
  | 'plan'
  | 'venue'
  | 'food'
  | 'serving'
  | 'wishes'

/** Additional length of the message for values that do not fit their fields (create/keepAsTyped.ts). */
const NOTES_MAX = 400

/**
 * The fields of a booking, one row each. Validation, storage, both forms, timeline, merge, email, CSV, export
 * and erasure use this table. A new row does not compile without its texts in src/i18n/en/bookingFields.ts. A
 * `PlainField` also needs its format in the panel, the email and the CSV, and an `EventSheetPart` its place on
 * the event sheet.
 */
export const fieldTable = {
  name: { type: 'line', max: maxLengths.name, form: 'main', panel: 'customer', sheet: 'customer' },
  contactNumber: {
    type: 'phone',
    max: maxLengths.phoneInput,
    form: 'main',
    panel: 'customer',
    sheet: 'phone',
  },
  email: { type: 'email', max: maxLengths.email, form: 'details', panel: 'customer', sheet: null },
  date: { type: 'day', max: 10, form: 'main', panel: 'event', sheet: 'date', isKept: true },
  numberOfGuests: {
    type: 'guests',
    max: maxLengths.line,
    form: 'main',
    panel: 'event',
    sheet: 'guests',
    isKept: true,
  },
  venueTitle: {
    type: 'line',
    max: maxLengths.venueTitle,
    form: 'main',
    panel: 'event',
    sheet: 'venue',
  },
  selectedService: {
    type: 'choice',
    options: serviceKinds,
    form: 'main',
    panel: 'wish',
    sheet: 'service',
    isKept: true,
  },
  venueDetails: {
    type: 'text',
    max: maxLengths.paragraph,
    form: 'main',
    panel: 'event',
    sheet: 'venue',
  },
  functions: { type: 'functions', form: 'main', panel: 'event', sheet: null },
  service: {
    type: 'relation',
    relationTo: 'services',
    panel: 'wish',
    sheet: 'service',
    isKept: true,
  },
  plan: {
    type: 'relation',
    relationTo: 'pricing-plans',
    panel: 'wish',
    sheet: 'plan',
    isKept: true,
  },
  message: { type: 'text', max: maxLengths.paragraph + NOTES_MAX, panel: 'event', sheet: 'wishes' },
  contactBy: {
    type: 'choice',
    options: ['call', 'whatsapp', 'email'],
    form: 'details',
    panel: 'details',
    sheet: null,
  },
  bestTime: {
    type: 'choice',
    options: ['morning', 'afternoon', 'evening'],
    form: 'details',
    panel: 'details',
    sheet: null,
  },
  foodPreference: {
    type: 'choice',
    options: ['veg', 'nonVeg', 'mixed', 'jain', 'satvik', 'noOnionGarlic'],
    form: 'details',
    panel: 'details',
    sheet: 'food',
  },
  serviceStyle: {
    type: 'choice',
    options: ['buffet', 'seated', 'liveCounters', 'boxes'],
    form: 'details',
    panel: 'details',
    sheet: 'serving',
  },
  budgetBand: {
    type: 'choice',
    options: ['upTo1Lakh', 'from1To3Lakh', 'from3To6Lakh', 'from6To12Lakh', 'over12Lakh'],
    form: 'details',
    panel: 'details',
    sheet: null,
    isKept: true,
  },
  heardFrom: {
    type: 'choice',
    options: ['search', 'instagram', 'family', 'venue', 'planner', 'other'],
    form: 'details',
    panel: 'details',
    sheet: null,
    isKept: true,
  },
  campaign: { type: 'line', max: maxLengths.line, panel: 'origin', sheet: null },
} as const satisfies Record<string, Field>

type Table = typeof fieldTable
export type FieldName = keyof Table

type NamesWith<Part> = { [Name in FieldName]: Table[Name] extends Part ? Name : never }[FieldName]

export const fieldNames = Object.keys(fieldTable) as FieldName[]

export const fieldOf = (name: FieldName): Field => fieldTable[name]

function namesWith<const Part extends Partial<Field>>(part: Part) {
  const entries = Object.entries(part)
  return fieldNames.filter((name) =>
    entries.every(([key, value]) => (fieldTable[name] as Field)[key as keyof Field] === value),
  ) as NamesWith<Part>[]
}

export const formFields = [...namesWith({ form: 'main' }), ...namesWith({ form: 'details' })]
export type FormFieldName = (typeof formFields)[number]

export const foldedFields = namesWith({ form: 'details' })

export const detailNames = namesWith({ panel: 'details' })
export type BookingDetail = (typeof detailNames)[number]

/** Fields that each have their own format in the panel and in emails. describeDetails formats all others. */
export type PlainField = Exclude<FieldName, BookingDetail | 'campaign'>

export const choiceNames = namesWith({ type: 'choice' })
export type ChoiceName = (typeof choiceNames)[number]
export type ChoiceCode<Name extends ChoiceName> = Table[Name]['options'][number]

export const relationNames = namesWith({ type: 'relation' })

/** The fields that a customer fills in, without the source. A merge fills and compares these. */
export const customersFields = fieldNames.filter((name) => name !== 'campaign')

export const freeTextFields = [
  ...namesWith({ type: 'line' }),
  ...namesWith({ type: 'text' }),
].filter((name) => name !== 'campaign')

export const panelFields = (panel: Field['panel']) => namesWith({ panel }) as FieldName[]

/**
 * The version of the privacy notice under the form, stored with each booking. Raise it when the text changes.
 */
export const noticeVersion = '2026-11-23'
