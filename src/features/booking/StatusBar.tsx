import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { Locale } from '@/domain/locales'
import type { Sent } from './bookingState'
import { FailedNotice } from './FailedNotice'
import { SavedNotice } from './SavedNotice'
import styles from './StatusBar.module.css'
import { bookingWords } from './words'

interface Props {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
  sent?: Sent
}

/** How the last request went, wherever the visitor is by then. Failure stays until it is dealt with. */
export function StatusBar({ contact, locale, onEdit, sent }: Props) {
  const failed = sent?.state === 'failed'
  return (
    <div className={styles.place}>
      <div role="status">
        {sent?.state === 'sending' && (
          <p className={styles.note}>
            <i aria-hidden="true" className={styles.lamp} />
            {bookingWords(locale).booking.sending}
          </p>
        )}
        {sent?.state === 'saved' && <SavedNotice contact={contact} locale={locale} sent={sent} />}
      </div>
      <div role="alert">
        {failed && <FailedNotice contact={contact} locale={locale} onEdit={onEdit} sent={sent} />}
      </div>
    </div>
  )
}
