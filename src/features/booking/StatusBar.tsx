import type { Locale } from '@/domain/locales'
import { whatsappLink } from '@/domain/whatsapp'
import type { Sent } from './bookingState'
import { bookingStore } from './bookingStore'
import { describeDraft } from './describeDraft'
import styles from './StatusBar.module.css'
import { bookingWords } from './words'

export interface BusinessContact {
  /** `tel:` and what it reads like. */
  phone?: { href: string; label: string }
  /** Ten digits of a mobile number. */
  whatsapp?: string
  promise?: string
}

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
        {sent?.state === 'saved' && <Saved contact={contact} locale={locale} sent={sent} />}
      </div>
      <div role="alert">
        {failed && <Failed contact={contact} locale={locale} onEdit={onEdit} sent={sent} />}
      </div>
    </div>
  )
}

function Saved({ contact, locale, sent }: Omit<Props, 'onEdit'> & { sent: Sent }) {
  const { booking: words } = bookingWords(locale)
  const reference = sent.reference ?? ''
  return (
    <div className={styles.note}>
      <div className={styles.words}>
        <b>{words.received(sent.draft.values.name.trim() || undefined, reference)}</b>
        {contact.promise && <p>{words.promise(contact.promise)}</p>}
      </div>
      <div className="row">
        {contact.whatsapp && (
          <a
            className="btn btn-line"
            href={whatsappLink(contact.whatsapp, words.chatReceived(reference))}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.continueOnWhatsApp}
          </a>
        )}
        <button className="btn btn-line" onClick={bookingStore.dismiss} type="button">
          {words.close}
        </button>
      </div>
    </div>
  )
}

function Failed({ contact, locale, onEdit, sent }: Props & { sent: Sent }) {
  const { booking: words } = bookingWords(locale)
  const { draft, frame } = sent
  return (
    <div className={`${styles.note} ${styles.sad}`}>
      <div className={styles.words}>
        <b>{words.failed}</b>
        <p>{words.failedHint}</p>
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
