import type { ReactNode } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import styles from './ServiceDetail.module.css'

interface Props {
  locale: Locale
  promise?: string | null
  service: Service
  children?: ReactNode
}

export function ServiceDetailWay({ children, locale, promise, service }: Props) {
  const { booking, services } = messagesFor(locale)
  const rules = service.goodToKnow ?? []
  const beside = Boolean(children) || rules.length > 0
  return (
    <section className="section later paper">
      <div
        className={`wrap ${styles.way} ${beside ? 'split' : ''}`}
        data-beside={beside ? true : undefined}
      >
        <div>
          <h2 className={styles.title}>{services.way}</h2>
          <ol className={`numbered ${styles.steps}`}>
            {services.steps.map(({ text, title }, index) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p>{index === 1 && promise ? booking.promise.call(promise) : text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {beside && (
          <div>
            <h2 className={styles.title}>{services.questions}</h2>
            {rules.length > 0 && (
              <ul className={`bullets ${styles.rules}`} {...langProps(service, 'goodToKnow')}>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            )}
            {children}
          </div>
        )}
      </div>
    </section>
  )
}
