'use client'

import { langOf } from '@/i18n/untranslated'
import type { PricingPlan } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import styles from './Plans.module.css'
import { PlanSymbol } from './PlanSymbol'

const cusps =
  'M0 40V31C0 26 4 24 9 24 8 17 14 13 22 14.5 22 9 29 6 38 8.5 41 5.5 47 5 50 0 53 5 59 5.5 62 8.5 71 6 78 9 78 14.5 86 13 92 17 91 24 96 24 100 26 100 31V40Z'

interface Props {
  locale: Locale
  plan: Pick<PricingPlan, 'colour' | 'features' | 'icon' | 'id' | 'slug' | 'title'>
  /** `badge`: only for the most popular plan. `name`: the label of the choice. */
  words: { badge?: string; choose: string; name: string }
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function PlanCard({ locale, plan, words }: Props) {
  const look = ['edged', styles.plan, styles[plan.colour], words.badge && styles.popular]
  return (
    <article className={look.filter(Boolean).join(' ')}>
      <div aria-hidden="true" className={`no-print ${styles.window}`}>
        <svg preserveAspectRatio="none" viewBox="0 0 100 40">
          <path d={cusps} fill="currentColor" />
        </svg>
        <i />
      </div>
      <PlanSymbol icon={plan.icon} />
      <h3 lang={langOf(plan, 'title')}>{plan.title}</h3>
      {words.badge && <p className="badge">{words.badge}</p>}
      {plan.features?.length > 0 && (
        <ul lang={langOf(plan, 'features')}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <BookLink
        className={`btn ${styles.choose}`}
        locale={locale}
        plan={{ id: plan.id, name: words.name, slug: plan.slug, title: plan.title }}
      >
        {words.choose}
      </BookLink>
    </article>
  )
}
