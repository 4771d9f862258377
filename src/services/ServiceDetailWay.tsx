import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import styles from './ServiceDetailWay.module.css'

interface Props {
  locale: Locale
  promise?: string | null
  children?: ReactNode
}

export function ServiceDetailWay({ children, locale, promise }: Props) {
  const { booking, services } = messagesFor(locale)
  return (
    <section className="section paper">
      <div
        className={`wrap ${styles.way} ${children ? 'split' : ''}`}
        data-beside={children ? true : undefined}
      >
        <div>
          <h2 className={styles.title}>{services.way}</h2>
          <ol className={styles.steps}>
            {services.steps.map(({ text, title }, index) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p>{index === 1 && promise ? booking.promise(promise) : text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {children && (
          <div>
            <h2 className={styles.title}>{services.questions}</h2>
            {children}
          </div>
        )}
      </div>
    </section>
  )
}
