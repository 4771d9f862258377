import type { ReactNode } from 'react'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { bookAttributes, type BookChoice } from './bookChoice'

interface Props {
  locale: Locale
  className: string
  children: ReactNode
  kind?: ServiceKind
  service?: Pick<Service, 'capacity' | 'id' | 'kind' | 'slug' | 'title'>
  /** `name`: the label of the choice. */
  plan?: { id: string; name: string; slug?: string | null; title: string }
}

export function BookLink({ children, className, kind, locale, plan, service }: Props) {
  const about = service?.title ?? plan?.title
  const choice: BookChoice = {
    kind: kind ?? service?.kind,
    service: service && { id: service.id, title: service.title, capacity: service.capacity },
    plan: plan && { id: plan.id, title: plan.name },
  }
  const link = {
    className,
    href: paths.booking(locale, { kind: choice.kind, plan: plan?.slug, service: service?.slug }),
    ...bookAttributes(choice),
  }
  if (!about) return <a {...link}>{children}</a>
  return (
    <a {...link}>
      {children}
      <span className="unseen">{about}</span>
    </a>
  )
}
