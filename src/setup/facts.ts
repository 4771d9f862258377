import type { Media, Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { PageGlobal } from '@/rules/pageLists'
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
  /** `translations` contains the same text in the other languages, if translated. */
  team: (Entry & { bio?: string | null; translations?: Words[] })[]
  testimonials: (Entry & { sample: boolean })[]
  pictures: PictureFacts[]
  /** Pages that are globals. `image` is undefined if a page has none. */
  pages: { slug: PageGlobal; waits: boolean; image?: string | null }[]
  untranslated: ContentPlace[]
}

/** Checks only existing translations, because a missing one falls back to English. */
export function passesInAll(
  passes: (words: Words) => boolean,
  [first, ...translations]: readonly Words[],
): boolean {
  return passes(first) && translations.every((words) => !words?.trim() || passes(words))
}
