import type { Place } from '@/domain/checklist/ChecklistItem'
import { paths } from '@/paths'

const globals = ['site-settings', 'home-page', 'about-page', 'pricing-page', 'legal-pages']

/** The panel's page of a document, a list or a global. */
export function placeHref({ id, slug }: Place): string {
  if (globals.includes(slug)) return paths.adminGlobal(slug)
  return id ? paths.adminDocument(slug, id) : paths.adminCollection(slug)
}
