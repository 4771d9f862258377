import type { SubmitEvent } from 'react'
import { wordOfField } from '@/booking/rules/describe'
import {
  bookingKinds,
  type FieldName,
  fieldNames,
  fieldOf,
  panelFields,
} from '@/booking/rules/fields'
import {
  functionFields,
  type FunctionRow,
  readFunctions,
  writeFunctions,
} from '@/booking/rules/functions'
import { bookingSources } from '@/booking/rules/status'
import type { Booking } from '@/payload-types'
import { isPhone, phoneDigits } from '@/rules/phone'

const formNames = [...fieldNames, 'kind', 'source'] as const
export type FormName = (typeof formNames)[number]

export type FormValues = Record<FormName, string>

export type FormField = { name: FormName } & (
  | { as: 'line'; max: number; wide?: boolean; type?: 'date' | 'email' | 'tel' }
  | { as: 'lines'; max: number }
  | { as: 'choice'; options: [code: string, word: string][]; required?: boolean }
  | { as: 'title'; of: 'pricing-plans' | 'services' }
  | { as: 'functions' }
)

function formField(name: FieldName): FormField {
  const { max = 0, options, relationTo, type } = fieldOf(name)
  if (type === 'functions') return { name, as: 'functions' }
  if (relationTo) return { name, as: 'title', of: relationTo }
  if (options) return choice(name, options)
  if (type === 'text') return { name, as: 'lines', max }
  return { name, as: 'line', max, wide: type === 'email', type: inputTypes[type] }
}

const inputTypes: Partial<Record<string, 'date' | 'email' | 'tel'>> = {
  day: 'date',
  email: 'email',
  phone: 'tel',
}

const choice = (name: FormName, codes: readonly string[], required = false): FormField => ({
  name,
  as: 'choice',
  options: codes.map((code) => [code, wordOfField(name, code)]),
  required,
})

export const formGroups: Record<'customer' | 'details' | 'event' | 'origin', FormField[]> = {
  customer: panelFields('customer').map(formField),
  event: [...panelFields('wish'), ...panelFields('event')].map(formField),
  details: panelFields('details').map(formField),
  origin: [
    choice('kind', bookingKinds, true),
    choice('source', bookingSources, true),
    ...panelFields('origin').map(formField),
  ],
}

interface Edit {
  base: FormValues
  mine: FormValues
}

export const changedNames = ({ base, mine }: Edit): FormName[] =>
  formNames.filter((name) => mine[name].trim() !== base[name])

/** The values to send: only those that differ, null for emptied ones. */
export function toChanges(edit: Edit): Partial<Booking> {
  const changes = changedNames(edit).map((name) => [name, toStored(name, edit.mine[name].trim())])
  return Object.fromEntries(changes) as Partial<Booking>
}

const toStored = (name: FormName, text: string) =>
  name === 'functions' ? readFunctions(text).map(withNothing) : text || null

/** Null for an empty field of a row, because Payload keeps the stored value of an omitted field. */
const withNothing = (row: FunctionRow) => ({
  ...Object.fromEntries(functionFields.map((name) => [name, row[name] ?? null])),
  ...(row.id && { id: row.id }),
})

type BookingFields =
  | Partial<Record<FormName | 'planTitle' | 'serviceTitle', unknown>>
  | Record<string, unknown>

/** The values of a booking for a form, as texts, without its relations. */
export function toValues(booking: BookingFields): FormValues {
  const texts = formNames.map((name) => [name, toText(name, booking[name])])
  return Object.fromEntries(texts) as FormValues
}

const toText = (name: FormName, value: unknown) =>
  name === 'functions' ? writeFunctions(value, { withIds: true }) : String(value ?? '')

export function toWords(booking: BookingFields): FormValues {
  const values = toValues(booking)
  const texts = formNames.map((name) => [name, values[name] && wordOfField(name, values[name])])
  const titles = {
    plan: String(booking.planTitle ?? ''),
    service: String(booking.serviceTitle ?? ''),
  }
  return { ...(Object.fromEntries(texts) as FormValues), ...titles }
}

/** When the input is a complete phone number, keeps only its ten digits. */
export function tidyPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return isPhone(digits) ? digits : typed
}

/** Not a form action: React would reset the form after each. */
export const submitted = (save: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  // A date that is typed halfway: the browser reports it as invalid and returns an empty value.
  const unreadable = [...event.currentTarget.querySelectorAll('input')].find(
    ({ validity }) => validity.badInput,
  )
  if (unreadable) unreadable.reportValidity()
  else void save()
}

export type Problems = Partial<Record<string, string>>

export function toProblems(fields: { message: string; path: string }[]): Problems {
  return Object.fromEntries(fields.map(({ message, path }) => [path, message]))
}
