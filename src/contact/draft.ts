import { deviceDraft, reviveValues } from '@/ui/forms/deviceDraft'
import type { Locale } from '@/i18n/locales'
import { contact } from '@/i18n/en/contact'
import { problems } from '@/i18n/en/booking'

/** The fields as the form shows them, in its order. */
const contactFields = ['name', 'contactNumber', 'email', 'message'] as const
export type ContactFieldName = (typeof contactFields)[number]

/** What was typed, as it was typed. */
export type ContactValues = Record<ContactFieldName, string>

export interface ContactDraft {
  /** The server answers the same key with the same message. */
  key: string
  values: ContactValues
}

export const emptyValues: ContactValues = { name: '', contactNumber: '', email: '', message: '' }

/** What a form holds. Files and fields that are not ours are left out. */
export function readContact(data: FormData): ContactValues {
  const values = { ...emptyValues }
  for (const name of contactFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** What was typed on the contact page and not sent yet, on this device alone. */
export const contactDevice = deviceDraft<ContactDraft>({
  name: 'contact',
  revive: ({ key = '', values }) => ({ key, values: reviveValues(emptyValues, values) }),
})

export const contactFormId = 'contact-message'

/** What was typed here before, unless the visitor was faster than the script. */
export function keptContact() {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return undefined
  const typed = readContact(new FormData(form))
  if (JSON.stringify(typed) !== JSON.stringify(emptyValues)) return undefined
  return contactDevice.read()?.draft
}

/** What was typed, line by line, for a chat message. */
export function describeContact(values: ContactValues, locale: Locale): string {
  const { labels } = contactWords(locale).contact
  return contactFields
    .filter((name) => values[name].trim())
    .map((name) => `${labels[name]}: ${values[name].trim()}`)
    .join('\n')
}

/** What the API takes: fields left empty are not sent. The rules judge the rest. */
export function toContactRequest({ key, values }: ContactDraft, locale: Locale) {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    kind: 'contact',
    consent: { noticeVersion: contactWords(locale).contact.noticeVersion, language: locale },
    idempotencyKey: key,
  }
}

/** Only what the form says: it travels to the browser, the rest of the messages does not. */
const byLocale = { en: { contact, problems } }

export function contactWords(locale: Locale) {
  return byLocale[locale]
}
