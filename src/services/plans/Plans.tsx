import Link from 'next/link'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage, PricingPlan } from '@/payload-types'
import { BookLink } from '@/ui/BookLink'
import { PlanSymbol } from '@/ui/Icons'
import { SectionHead } from '@/ui/SectionHead'
import styles from './Plans.module.css'

interface Props {
  locale: Locale
  heading?: HomePage['plans']
  plans: PricingPlan[]
}

export function Plans({ heading, locale, plans }: Props) {
  return (
    <section className="section" id="plans">
      <div className="wrap">
        {heading?.title && <SectionHead {...heading} />}
        <div className={`rail ${styles.plans}`} data-count={plans.length}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} locale={locale} plan={plan} />
          ))}
        </div>
        <p className={styles.more}>
          <Link className="more" href={paths.pricing(locale)}>
            {messagesFor(locale).pricing.link}
          </Link>
        </p>
      </div>
    </section>
  )
}

const cusps =
  'M0 40V31C0 26 4 24 9 24 8 17 14 13 22 14.5 22 9 29 6 38 8.5 41 5.5 47 5 50 0 53 5 59 5.5 62 8.5 71 6 78 9 78 14.5 86 13 92 17 91 24 96 24 100 26 100 31V40Z'

function PlanCard({ locale, plan }: { locale: Locale; plan: PricingPlan }) {
  const { site } = messagesFor(locale)
  const look = ['edged', styles.plan, styles[plan.colour], plan.popular && styles.popular]
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
      {plan.popular && <p className={styles.badge}>{site.mostPopular}</p>}
      {plan.features?.length > 0 && (
        <ul lang={langOf(plan, 'features')}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <BookLink className={`btn ${styles.choose}`} locale={locale} plan={plan}>
        {site.actions.choose}
      </BookLink>
    </article>
  )
}
