import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { Locale } from '@/domain/locales'
import styles from './StatusBar.module.css'
import { bookingWords } from './words'

interface Props {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
}

/** It is sent when the network is back; a call needs none. */
export function OfflineNotice({ contact, locale, onEdit }: Props) {
  const { booking: words } = bookingWords(locale)
  return (
    <div className={`${styles.note} ${styles.waiting}`}>
      <div className={styles.words}>
        <b>{words.offline}</b>
        <p>{words.offlineHint}</p>
      </div>
      <div className="row">
        <button className="btn btn-line" onClick={onEdit} type="button">
          {words.edit}
        </button>
        {contact.phone && (
          <a className="btn btn-line" href={contact.phone.href}>
            {words.call}
          </a>
        )}
      </div>
    </div>
  )
}
