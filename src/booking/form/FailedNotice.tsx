import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { whatsappLink } from '@/rules/phone'
import type { BusinessContact } from '@/ui/forms/problems'
import styles from './BookingHost.module.css'
import type { SentBooking } from './bookingState'
import { bookingStore } from './bookingStore'
import { describeDraft } from './describeDraft'

interface Props {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
  sent: SentBooking
}

/** Retry uses the same idempotency key, so that it cannot book twice. */
export function FailedNotice({ contact, locale, onEdit, sent }: Props) {
  const { booking: words } = formMessages(locale)
  const { draft, frame } = sent
  return (
    <div className={`rises ${styles.note} ${styles.sad}`}>
      <div className={styles.words}>
        <b>{words.failed}</b>
        <p>{sent.serverMessage ?? words.failedHint}</p>
      </div>
      <div className="row">
        <button
          className="btn btn-fill"
          onClick={() => void bookingStore.send(draft, frame, locale)}
          type="button"
        >
          {words.retry}
        </button>
        <button className="btn btn-line" onClick={onEdit} type="button">
          {words.edit}
        </button>
        {contact.whatsapp && (
          <a
            className="btn btn-line"
            href={whatsappLink(contact.whatsapp, words.chat(describeDraft(draft, locale)))}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.sendOnWhatsApp}
          </a>
        )}
        {contact.phone && (
          <a className="btn btn-line" href={contact.phone.href}>
            {words.call}
          </a>
        )}
      </div>
    </div>
  )
}
