import Link from 'next/link'
import { SectionHead } from '@/components/ui/SectionHead'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { HomePage, PricingPlan } from '@/payload-types'
import { PlanCard } from './PlanCard'
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
        <div className={styles.plans} data-count={plans.length}>
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
