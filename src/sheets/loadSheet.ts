import type { Caller } from '@/account/access'
import { dishIdsOf } from '@/booking/rules/functions'
import { withFallback } from '@/i18n/withFallback'
import { readMenu } from '@/menu/readMenu'
import { isDocumentId } from '@/rules/fieldValues'
import type { Locale } from '@/rules/locales'

interface SheetQuery {
  id: string
  locale: Locale
}

/** Stored texts in that language, or in English if missing. */
export async function loadSheet({ id, locale, payload, user }: Caller & SheetQuery) {
  const options = { depth: 0, disableErrors: true, overrideAccess: false, user } as const
  if (!isDocumentId(id)) return null
  const booking = await payload.findByID({ ...options, collection: 'bookings', id })
  if (!booking) return null
  const { plan, service } = booking
  const content = withFallback(payload)
  const chosen = <Slug extends 'pricing-plans' | 'services'>(collection: Slug, id: unknown) =>
    typeof id === 'string' ? content.findByID({ ...options, collection, id, locale }) : null
  return {
    booking,
    locale,
    dishes: await readMenu(payload, dishIdsOf(booking.functions)),
    plan: await chosen('pricing-plans', plan),
    service: await chosen('services', service),
    settings: await content.findGlobal({ ...options, slug: 'site-settings', locale }),
  }
}

export type LoadedSheet = NonNullable<Awaited<ReturnType<typeof loadSheet>>>
