import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { PricingPlan, Service } from '@/payload-types'
import type { ServiceKind } from '@/rules/serviceKinds'
import { bookAttribute, type BookChoice } from './bookChoice'

interface Props {
  locale: Locale
  className: string
  children: ReactNode
  kind?: ServiceKind
  service?: Service
  plan?: PricingPlan
}

export function BookLink({ children, className, kind, locale, plan, service }: Props) {
  const { site } = messagesFor(locale)
  const about = service?.title ?? plan?.title
  const choice: BookChoice = {
    kind: kind ?? service?.kind,
    service: service && { id: service.id, title: service.title, capacity: service.capacity },
    plan: plan && { id: plan.id, title: site.plan(plan.title) },
  }
  return (
    <a
      className={className}
      href={paths.booking(locale, { kind: choice.kind, plan: plan?.slug, service: service?.slug })}
      {...{ [bookAttribute]: JSON.stringify(choice) }}
    >
      {children}
      {about && <span className="unseen">{about}</span>}
    </a>
  )
}
