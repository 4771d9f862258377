import { messagesFor } from '@/i18n/messagesFor'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import {
  filtersByKind,
  fitsFilter,
  type ServiceFilterId,
  type ServiceKind,
} from '@/rules/serviceKinds'
import { ServiceFilter } from './ServiceFilter.client'
import { serviceCardData } from './ServiceTeaser'

interface Props {
  kind: ServiceKind
  locale: Locale
  services: Service[]
}

const ALL = 'all'

export function ServiceList({ kind, locale, services }: Props) {
  if (services.length === 0) return null
  const { site } = messagesFor(locale)
  const labels = { ...site.categories, ...site.menus }
  const filters: readonly ServiceFilterId[] = filtersByKind[kind]
  const chips = filters
    .map((id) => ({
      id,
      label: labels[id],
      count: services.filter((service) => fitsFilter(service, id)).length,
      mark: id === 'veg' || id === 'nonveg' ? id : undefined,
    }))
    .filter(({ count }) => count > 0)
  return (
    <div className="wrap page">
      <ServiceFilter
        book={site.actions.bookNow}
        cards={services.map((service) => ({
          chips: [ALL, ...filters.filter((id) => fitsFilter(service, id))],
          card: serviceCardData({ locale, service }),
        }))}
        chips={[{ id: ALL, label: site.all, count: services.length }, ...chips]}
        label={site.filterBy}
        locale={locale}
        shown={Array.from({ length: services.length + 1 }, (_, count) => site.shown(count))}
      />
    </div>
  )
}
