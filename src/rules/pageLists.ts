import { type Page, type PageName, pageNames, pageTable } from './pages'

type Table = typeof pageTable

type NamesWith<Part> = { [Name in PageName]: Table[Name] extends Part ? Name : never }[PageName]

export function pagesWith<const Part extends Partial<Page>>(part: Part) {
  return pageNames.filter((name) =>
    Object.entries(part).every(
      ([key, value]) => (pageTable[name] as Page)[key as keyof Page] === value,
    ),
  ) as NamesWith<Part>[]
}

/** Sorted so that referenced collections come before those that refer to them. */
export const contentCollections = [
  'services',
  'pricing-plans',
  'dishes',
  'faqs',
  'gallery-images',
  'team-members',
  'testimonials',
  'media',
] as const

export type PageGlobal = NonNullable<Page['global']>

export const globalOf = (name: PageName): PageGlobal | undefined => (pageTable[name] as Page).global

export const pageGlobals = globalsOf(pageNames)
export const contentGlobals = globalsOf(
  pageNames.filter((name) => !('editedBy' in pageTable[name])),
)

function globalsOf(names: PageName[]): PageGlobal[] {
  return [...new Set(names.flatMap((name) => globalOf(name) ?? []))]
}

export const publicPages = pageNames.filter((name) => !('isPrivate' in pageTable[name]))
