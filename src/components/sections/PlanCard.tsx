import { BookLink } from '@/components/layout/BookLink'
import { PlanSymbol } from '@/components/ui/PlanSymbol'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { PricingPlan } from '@/payload-types'
import styles from './PlanCard.module.css'

const cusps =
  'M0 40V31C0 26 4 24 9 24 8 17 14 13 22 14.5 22 9 29 6 38 8.5 41 5.5 47 5 50 0 53 5 59 5.5 62 8.5 71 6 78 9 78 14.5 86 13 92 17 91 24 96 24 100 26 100 31V40Z'

/** A window of the palace. */
export function PlanCard({ locale, plan }: { locale: Locale; plan: PricingPlan }) {
  const { site } = messagesFor(locale)
  const look = [styles.plan, styles[plan.colour], plan.popular && styles.popular]
  return (
    <article className={look.filter(Boolean).join(' ')}>
      <div aria-hidden="true" className={styles.window}>
        <svg preserveAspectRatio="none" viewBox="0 0 100 40">
          <path d={cusps} fill="currentColor" />
        </svg>
        <i />
      </div>
      <PlanSymbol icon={plan.icon} />
      <h3>{plan.title}</h3>
      {plan.popular && <p className={styles.badge}>{site.mostPopular}</p>}
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <BookLink className={`btn ${styles.choose}`} locale={locale} plan={plan}>
        {site.actions.choose}
      </BookLink>
    </article>
  )
}
