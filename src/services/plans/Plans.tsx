import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { fieldsOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage, PricingPlan } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { defined } from '@/ui/defined'
import { SectionHead } from '@/ui/SectionHead'
import { PlanCard } from './PlanCard.client'
import styles from './Plans.module.css'

interface Props {
  locale: Locale
  heading?: HomePage['plans']
  plans: PricingPlan[]
}

const shownOfPlan = ['colour', 'features', 'icon', 'id', 'slug', 'title'] as const

export function Plans({ heading, locale, plans }: Props) {
  const { pricing, site } = messagesFor(locale)
  return (
    <section className="section later" id="plans">
      <div className="wrap">
        {heading?.title && <SectionHead {...heading} />}
        <div className={`rail ${styles.plans}`} data-count={plans.length}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              locale={locale}
              plan={fieldsOf(plan, shownOfPlan)}
              words={defined({
                badge: plan.popular ? site.mostPopular : undefined,
                choose: site.actions.choose,
                name: site.plan(plan.title),
              })}
            />
          ))}
        </div>
        <p className={styles.more}>
          <Link className="more" href={paths.pricing(locale)}>
            {pricing.link}
          </Link>
        </p>
      </div>
    </section>
  )
}
