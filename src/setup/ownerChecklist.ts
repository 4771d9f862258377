import { sellerProblem } from '@/money/rules/sellerProblem'
import type { SellerSetting, SiteSetting } from '@/payload-types'
import { isMobile } from '@/rules/phone'
import { isRealEmail, isRealGstin, isRealName, isRealPhone, isRealText } from '@/rules/samples'
import type { ChecklistItem, Words } from './facts'
import { passesInAll } from './facts'

export const ownerItems = [
  'phone',
  'whatsapp',
  'email',
  'address',
  'hours',
  'replyPromise',
  'fssai',
  'gstin',
  'quotesAndTax',
  'privacyContact',
  'legalTexts',
  'footerNote',
  'bookingsEmail',
  'mailServer',
] as const
export type OwnerItem = (typeof ownerItems)[number]

const SAMPLE_SAYS_SO = 200

export interface OwnerFacts {
  /** Each of these may not be saved yet. */
  seller: Partial<SellerSetting>
  settings: Partial<SiteSetting>
  /** The settings in the other languages. */
  translations: Partial<SiteSetting>[]
  legal: { privacy: Words[]; terms: Words[] }
  mailServer: boolean
}

export function ownerChecklist(facts: OwnerFacts): ChecklistItem<OwnerItem>[] {
  return ownerItems.map((id) => ({
    id,
    at: id === 'quotesAndTax' ? placeOfSeller(facts) : places[id],
    done: rules[id](facts),
    open: [],
  }))
}

const settings = (field: keyof SiteSetting | 'grievance.name') => ({ field, slug: 'site-settings' })

const places: Record<Exclude<OwnerItem, 'quotesAndTax'>, ChecklistItem['at']> = {
  phone: settings('phone'),
  whatsapp: settings('whatsapp'),
  email: settings('email'),
  address: settings('address'),
  hours: settings('openingHours'),
  replyPromise: settings('replyPromise'),
  fssai: settings('fssai'),
  gstin: settings('gstin'),
  privacyContact: settings('grievance.name'),
  legalTexts: { field: 'privacy', slug: 'legal-pages' },
  footerNote: settings('footerNote'),
  bookingsEmail: settings('bookingsEmail'),
  mailServer: null,
}

/** Links to the first missing one. */
function placeOfSeller(facts: OwnerFacts): ChecklistItem['at'] {
  const at = (field: string) => ({ field, slug: 'seller-settings' })
  if (!facts.seller.updatedAt) return at('mode')
  return hasGstin(facts) ? at('vpa') : settings('gstin')
}

/** True if it is filled in or not needed. */
const hasGstin = ({ seller, settings: { gstin } }: OwnerFacts) => {
  const { mode = 'unregistered', state = '08' } = seller
  const isWhole = !sellerProblem({ gstin: gstin ?? '', mode, state })
  return isWhole && (mode === 'unregistered' || isRealGstin(gstin))
}

const canBePaid = ({ bank, vpa }: OwnerFacts['seller']) => Boolean(vpa || bank?.number)

type Said = (settings: Partial<SiteSetting>) => Words

const inAll = ({ settings, translations }: OwnerFacts, said: Said) =>
  [settings, ...translations].map(said)

const rules: Record<OwnerItem, (facts: OwnerFacts) => boolean> = {
  phone: ({ settings }) => isRealPhone(settings.phone),
  whatsapp: ({ settings: { whatsapp } }) => isRealPhone(whatsapp) && isMobile(whatsapp),
  email: ({ settings }) => isRealEmail(settings.email),
  address: (facts) =>
    passesInAll(
      isRealText,
      inAll(facts, ({ address }) => address),
    ),
  hours: ({ settings }) => Boolean(settings.openingHours?.length),
  replyPromise: (facts) =>
    passesInAll(
      isRealText,
      inAll(facts, ({ replyPromise }) => replyPromise),
    ),
  fssai: ({ settings }) => Boolean(settings.fssai?.trim()),
  // An unregistered business has none.
  gstin: ({ seller, settings }) =>
    isRealGstin(settings.gstin) || Boolean(seller.updatedAt && seller.mode === 'unregistered'),
  quotesAndTax: (facts) =>
    Boolean(facts.seller.updatedAt) && hasGstin(facts) && canBePaid(facts.seller),
  privacyContact: (facts) =>
    isRealEmail(facts.settings.grievance?.email) &&
    passesInAll(
      isRealName,
      inAll(facts, ({ grievance }) => grievance?.name),
    ),
  legalTexts: ({ legal }) => [...legal.privacy, ...legal.terms].every(isRealStart),
  footerNote: (facts) =>
    inAll(facts, ({ footerNote }) => footerNote).every((note) => !note || isRealText(note)),
  bookingsEmail: ({ settings: { email, bookingsEmail } }) => isRealEmail(bookingsEmail || email),
  mailServer: ({ mailServer }) => mailServer,
}

/** A sample text says so in its first lines. Later, the word may mean a tasting. */
function isRealStart(text: Words) {
  return isRealText(text?.slice(0, SAMPLE_SAYS_SO))
}
