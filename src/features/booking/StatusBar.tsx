import { useRef, type MouseEvent } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { Locale } from '@/domain/locales'
import type { Sent } from './bookingState'
import { FailedNotice } from './FailedNotice'
import { OfflineNotice } from './OfflineNotice'
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
  const place = useRef<HTMLDivElement>(null)
  const state = sent?.state
  /** The button that was pressed goes with its notice; the focus stays here, and not at the top. */
  const keepFocus = ({ target }: MouseEvent) => {
    if (target instanceof HTMLButtonElement) place.current?.focus({ preventScroll: true })
  }
  return (
    <div className={`${styles.place} quiet-focus`} onClick={keepFocus} ref={place} tabIndex={-1}>
      <div role="status">
        {state === 'sending' && (
          <p className={styles.note}>
            <i aria-hidden="true" className={styles.lamp} />
            {bookingWords(locale).booking.sending}
          </p>
        )}
        {state === 'offline' && <OfflineNotice contact={contact} locale={locale} onEdit={onEdit} />}
        {sent && state === 'saved' && <SavedNotice contact={contact} locale={locale} sent={sent} />}
      </div>
      <div role="alert">
        {sent && state === 'failed' && (
          <FailedNotice contact={contact} locale={locale} onEdit={onEdit} sent={sent} />
        )}
      </div>
    </div>
  )
}
