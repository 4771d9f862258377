import { contactMessages } from '@/i18n/contactMessages'
import type { Locale } from '@/rules/locales'
import { deviceDraft, reviveValues } from '@/ui/forms/deviceDraft'

const contactFields = ['name', 'contactNumber', 'email', 'message'] as const
export type ContactFieldName = (typeof contactFields)[number]

export type ContactValues = Record<ContactFieldName, string>

export interface ContactDraft {
  key: string
  values: ContactValues
}

export const emptyContact: ContactValues = { name: '', contactNumber: '', email: '', message: '' }

export function readContact(data: FormData): ContactValues {
  const values = { ...emptyContact }
  for (const name of contactFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

export const contactDevice = deviceDraft<ContactDraft>({
  name: 'contact',
  revive: ({ key = '', values }) => ({ key, values: reviveValues(emptyContact, values) }),
})

export const contactFormId = 'contact-message'

export function keptContact() {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return undefined
  const typed = readContact(new FormData(form))
  if (JSON.stringify(typed) !== JSON.stringify(emptyContact)) return undefined
  return contactDevice.read()?.draft
}

export function describeContact(values: ContactValues, locale: Locale): string {
  const { labels } = contactMessages(locale).contact
  return contactFields
    .filter((name) => values[name].trim())
    .map((name) => `${labels[name]}: ${values[name].trim()}`)
    .join('\n')
}

export function toContactRequest({ key, values }: ContactDraft, locale: Locale) {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    kind: 'contact',
    consent: { noticeVersion: contactMessages(locale).contact.noticeVersion, language: locale },
    idempotencyKey: key,
  }
}
