import { type FormFieldName, formFields, noticeVersion } from '@/booking/rules/fields'
import {
  visitorsFunctionFields,
  type FunctionRow,
  FUNCTIONS_MAX,
  isEmptyFunction,
  readFunctions,
  writeFunctions,
} from '@/booking/rules/functions'
import type { PricingPlan, Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { type ServiceKind, serviceKinds } from '@/rules/serviceKinds'
import { isDay } from '@/time/days'
import type { BookChoice } from '@/ui/bookChoice'

export type BookingValues = Record<FormFieldName, string>

export type ChosenService = Omit<BookChoice, 'kind'>

export interface BookingDraft {
  key: string
  values: BookingValues
  choice: ChosenService
  campaign?: string
  website?: string
}

export const emptyBooking = Object.fromEntries(
  formFields.map((name) => [name, '']),
) as BookingValues

export function readForm(data: FormData): BookingValues {
  const values = { ...emptyBooking }
  for (const name of formFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return { ...values, functions: readRows(data) }
}

/** The name of a field of a function in the problems from the server. */
export const functionFieldName = (index: number, name: string) => `functions.${index}.${name}`

/** All functions as one text, in which empty rows keep their place. Empty when nothing was typed. */
function readRows(data: FormData): string {
  const rows = Array.from({ length: FUNCTIONS_MAX }, (_, index): FunctionRow => {
    const texts = visitorsFunctionFields.map((name) => [
      name,
      data.get(functionFieldName(index, name)) ?? '',
    ])
    return Object.fromEntries(texts) as FunctionRow
  })
  const last = rows.findLastIndex((row) => !isEmptyFunction(row))
  return writeFunctions(rows.slice(0, last + 1))
}

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

interface NewDraft extends ChosenService {
  key: string
  kind?: ServiceKind
  campaign?: string
  date?: string
}

export function newBookingDraft({
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
    values: { ...emptyBooking, date, selectedService: kind ?? '' },
    choice: { plan, service },
  }
}

export type SearchParams = Record<string, string | string[] | undefined>

interface Known {
  plans: PricingPlan[]
  services: Service[]
}

export function readQuery(query: SearchParams, { plans, services }: Known) {
  const service = services.find(({ slug }) => slug && slug === query.service)
  return {
    date: typeof query.date === 'string' && isDay(query.date) ? query.date : undefined,
    kind: kindOf(query.kind) ?? service?.kind,
    plan: plans.find(({ slug }) => slug && slug === query.plan),
    service,
  }
}

function kindOf(param: SearchParams[string]): ServiceKind | undefined {
  const name = typeof param === 'string' ? param.toLowerCase() : undefined
  return serviceKinds.find((kind) => kind === name)
}

export function toRequest(draft: BookingDraft, locale: Locale, formToken?: string) {
  const { campaign, choice, key, values, website } = draft
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    functions: values.functions ? readFunctions(values.functions) : undefined,
    kind: 'booking',
    service: choice.service?.id,
    plan: choice.plan?.id,
    campaign,
    consent: { noticeVersion, language: locale },
    idempotencyKey: key,
    formToken,
    website,
  }
}

/** The largest number of guests in a capacity text: 120 for `Up to 120 guests`, undefined for `Unlimited`. */
export function guestCapacity(capacity?: string | null): number | undefined {
  const figure = capacity?.match(/\d[\d,]*/)?.[0]
  return figure ? Number(figure.replaceAll(',', '')) : undefined
}
