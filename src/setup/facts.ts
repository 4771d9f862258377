import type { Locale } from '@/i18n/locales'
import type { Media, Service } from '@/payload-types'
import type { PageGlobal } from '@/rules/pageLists'
import { isPhone } from '@/rules/phone'
import type { ServiceKind } from '@/rules/serviceKinds'

export interface ContentPlace {
  /** The collection, or the global when there is no `id`. */
  slug: string
  id?: string
  title?: string
  locale?: Locale
  /** The path of a field, for example `grievance.name`. */
  field?: string
}

export interface ChecklistItem<Id extends string = string> {
  id: Id
  done: boolean
  open: ContentPlace[]
  at: ContentPlace | null
}

export function progressOf(items: Pick<ChecklistItem, 'done'>[]) {
  const done = items.filter((item) => item.done).length
  return { done, total: items.length, complete: done === items.length }
}

interface Entry {
  id: string
  title: string
  waits: boolean
}

export type Words = string | null | undefined

type PictureFacts = Partial<Pick<Media, 'alt' | 'credit' | 'licence'>> &
  Omit<Entry, 'waits'> & { translations?: Words[] }

export interface ContentFacts {
  services: (Entry &
    Pick<Service, 'description' | 'includes' | 'kind'> & { image?: string | null })[]
  plans: (Entry & { popular: boolean })[]
  faqs: Entry[]
  gallery: (Entry & { gallery: ServiceKind; image?: string | null })[]
  /** `translations` are the same text in the other languages, where it is written. */
  team: (Entry & { bio?: string | null; translations?: Words[] })[]
  testimonials: (Entry & { sample: boolean })[]
  pictures: PictureFacts[]
  /** The pages that are no collection. `image` is undefined where a page has none. */
  pages: { slug: PageGlobal; waits: boolean; image?: string | null }[]
  untranslated: ContentPlace[]
}

export const SAMPLE_CREDIT = 'Rendered illustration, made for this site'
export const SAMPLE_LICENCE = '© the owner of this site'

/** No company has this PAN; its check digit is right. */
export const SAMPLE_GSTIN = '08AAAAA0000A1Z2'

export const isRealGstin = (gstin?: string | null) =>
  Boolean(gstin?.trim()) && gstin?.trim() !== SAMPLE_GSTIN

export function isSamplePicture({ credit }: { credit?: string | null }) {
  return credit?.trim() === SAMPLE_CREDIT
}

/** A number of one digit only, such as 0000000000, reaches no one. */
export function isRealPhone(phone?: string | null): phone is string {
  return Boolean(phone) && isPhone(phone ?? '') && !/^(\d)\1+$/.test(phone ?? '')
}

export function isRealEmail(email?: string | null): email is string {
  return Boolean(email) && !/@(.+\.)?example(\.\w+)?$/i.test(email ?? '')
}

export function isRealText(text?: string | null): text is string {
  return Boolean(text?.trim()) && !/\bsamples?\b|नमूना/i.test(text ?? '')
}

/** `Our Founder` is a role, not a name. */
export function isRealName(name?: string | null): name is string {
  return isRealText(name) && !/^(our|the|your|हमारे|हमारी|आपके|आपकी)\s/i.test(name)
}

/** What is not translated falls back to the first language, so that an empty translation passes. */
export function passesInAll(
  passes: (words: Words) => boolean,
  [first, ...translations]: readonly Words[],
): boolean {
  return passes(first) && translations.every((words) => !words?.trim() || passes(words))
}

export function isRealAlt(alt?: string | null): alt is string {
  return (
    Boolean(alt) && (alt ?? '').trim().length >= 15 && !/\.(jpe?g|png|webp|avif)$/i.test(alt ?? '')
  )
}
