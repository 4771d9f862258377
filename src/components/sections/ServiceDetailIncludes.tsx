import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { Service } from '@/payload-types'
import styles from './ServiceDetailIncludes.module.css'

export function ServiceDetailIncludes({ locale, service }: { locale: Locale; service: Service }) {
  const { includes } = service
  if (!includes?.length) return null
  return (
    <div>
      <h2 className={styles.title}>{messagesFor(locale).services.includes}</h2>
      <ul className={styles.list}>
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
