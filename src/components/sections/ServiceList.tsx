import type { Locale } from '@/domain/locales'
import { categoriesByKind, type ServiceCategory, type ServiceKind } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import type { Service } from '@/payload-types'
import { ServiceCard } from './ServiceCard'
import { ServiceFilter } from './ServiceFilter.client'
import styles from './ServiceList.module.css'

interface Props {
  kind: ServiceKind
  locale: Locale
  services: Service[]
}

/** All services of one kind under their chips; a category without services has no chip. */
export function ServiceList({ kind, locale, services }: Props) {
  const { site } = messagesFor(locale)
  const categories: readonly ServiceCategory[] = categoriesByKind[kind]
  const chips = [
    { id: 'all', label: site.all, count: services.length },
    ...categories.map((id) => ({
      id,
      label: site.categories[id],
      count: services.filter(({ category }) => category === id).length,
    })),
  ].filter(({ count }) => count > 0)
  return (
    <section className={`wrap ${styles.list}`}>
      <ServiceFilter
        cards={services.map((service) => ({
          id: service.id,
          category: service.category,
          card: <ServiceCard heading="h2" locale={locale} service={service} />,
        }))}
        chips={chips}
        label={site.filterBy}
        shown={Object.fromEntries(chips.map(({ count, id }) => [id, site.shown(count)]))}
      />
    </section>
  )
}
