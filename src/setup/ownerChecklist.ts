import type { SiteSetting } from '@/payload-types'
import { isMobile } from '../booking/rules/phone'
import type { ChecklistItem } from './facts'
import { isRealEmail, isRealName, isRealPhone, isRealText } from './facts'

export const ownerItems = [
  'phone',
  'whatsapp',
  'email',
  'address',
  'hours',
  'replyPromise',
  'fssai',
  'gstin',
  'privacyContact',
  'legalTexts',
  'footerNote',
  'noticeEmail',
  'mailServer',
] as const
export type OwnerItem = (typeof ownerItems)[number]

const SAMPLE_SAYS_SO = 200

type Words = string | null | undefined

export interface OwnerFacts {
  settings: Partial<SiteSetting>
  legal: { privacy: Words[]; terms: Words[] }
  mailServer: boolean
}

export function ownerChecklist(facts: OwnerFacts): ChecklistItem<OwnerItem>[] {
  return ownerItems.map((id) => ({
    id,
    at: places[id] === undefined ? { slug: 'site-settings' } : places[id],
    done: rules[id](facts),
    open: [],
  }))
}

const places: Partial<Record<OwnerItem, ChecklistItem['at']>> = {
  legalTexts: { slug: 'legal-pages' },
  mailServer: null,
}

const rules: Record<OwnerItem, (facts: OwnerFacts) => boolean> = {
  phone: ({ settings }) => isRealPhone(settings.phone),
  whatsapp: ({ settings: { whatsapp } }) => isRealPhone(whatsapp) && isMobile(whatsapp),
  email: ({ settings }) => isRealEmail(settings.email),
  address: ({ settings }) => isRealText(settings.address),
  hours: ({ settings }) => Boolean(settings.openingHours?.length),
  replyPromise: ({ settings }) => isRealText(settings.replyPromise),
  fssai: ({ settings }) => Boolean(settings.fssai?.trim()),
  gstin: ({ settings }) => Boolean(settings.gstin?.trim()),
  privacyContact: ({ settings: { grievance } }) =>
    isRealName(grievance?.name) && isRealEmail(grievance.email),
  legalTexts: ({ legal }) => [...legal.privacy, ...legal.terms].every(isRealStart),
  footerNote: ({ settings }) => !settings.footerNote || isRealText(settings.footerNote),
  noticeEmail: ({ settings: { email, noticeEmail } }) => isRealEmail(noticeEmail || email),
  mailServer: ({ mailServer }) => mailServer,
}

/** A sample says so in its first lines; further down the word may mean a taste of the menu. */
function isRealStart(text: Words) {
  return isRealText(text?.slice(0, SAMPLE_SAYS_SO))
}
