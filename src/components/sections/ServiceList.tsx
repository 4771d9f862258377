import type { Locale } from '@/domain/locales'
import { categoriesByKind, diets, type ServiceCategory, type ServiceKind } from '@/domain/services'
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

/** All services of one kind under their chips; what no service has, has no chip. */
export function ServiceList({ kind, locale, services }: Props) {
  const { services: words, site } = messagesFor(locale)
  const categories: readonly ServiceCategory[] = categoriesByKind[kind]
  const chips = [
    { id: 'all', label: site.all, count: services.length },
    ...categories.map((id) => ({
      id,
      label: site.categories[id],
      count: services.filter(({ category }) => category === id).length,
    })),
  ].filter(({ count }) => count > 0)
  const named = new Set(services.flatMap((service) => service.diets ?? []))
  return (
    <div className={`wrap ${styles.list}`}>
      <ServiceFilter
        cards={services.map((service) => ({
          id: service.id,
          category: service.category,
          diets: service.diets ?? [],
          card: <ServiceCard heading="h2" locale={locale} service={service} />,
        }))}
        chips={chips}
        foods={diets
          .filter((diet) => named.has(diet))
          .map((diet) => ({ diet, label: site.diets[diet] }))}
        labels={{ categories: site.filterBy, food: words.foodFilter }}
        nothing={words.nothing}
        shown={Array.from({ length: services.length + 1 }, (_, count) => site.shown(count))}
      />
    </div>
  )
}
