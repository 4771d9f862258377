import Link from 'next/link'
import { replyWayOf } from '@/booking/rules/replyWay'
import { formMessages } from '@/i18n/formMessages'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { whatsappLink } from '@/rules/phone'
import { isolate } from '@/rules/text'
import { CopyButton } from '@/ui/CopyButton.client'
import type { BusinessContact } from '@/ui/forms/problems'
import styles from './BookingHost.module.css'
import type { SentBooking } from './bookingState'
import { bookingStore } from './bookingStore'
import { FailedNotice } from './FailedNotice'

interface StatusNoticesProps {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
  sent: SentBooking
}

export function StatusNotices({ sent, ...props }: StatusNoticesProps) {
  const { contact, locale, onEdit } = props
  switch (sent.state) {
    case 'sending':
      return (
        <p className={`rises ${styles.note}`}>
          <i aria-hidden="true" className={`buta ${styles.lamp}`} />
          {formMessages(locale).booking.sending}
        </p>
      )
    case 'offline':
      return <OfflineNotice contact={contact} locale={locale} onEdit={onEdit} />
    case 'saved':
      return <SavedNotice contact={contact} locale={locale} sent={sent} />
    case 'failed':
      return <FailedNotice {...props} sent={sent} />
    default:
      return null
  }
}

interface SavedNoticeProps {
  contact: BusinessContact
  locale: Locale
  sent: SentBooking
}

function SavedNotice({ contact, locale, sent }: SavedNoticeProps) {
  const { booking: words } = formMessages(locale)
  const reference = sent.reference ?? ''
  return (
    <div className={`rises ${styles.note}`}>
      <div className={styles.words}>
        <b>{words.received(isolate(sent.draft.values.name.trim()) || undefined, reference)}</b>
        {contact.promise && <p>{words.promise[replyWayOf(sent.draft.values)](contact.promise)}</p>}
        <p>
          <Link href={paths.bookingReceived(locale, reference)} onClick={bookingStore.dismiss}>
            {words.whatNext}
          </Link>
        </p>
      </div>
      <div className="row">
        <CopyButton text={reference} what={words.copyWhat} words={words.copy} />
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
        <button className="btn btn-line" onClick={bookingStore.closeReceived} type="button">
          {words.close}
        </button>
      </div>
    </div>
  )
}

interface OfflineNoticeProps {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
}

function OfflineNotice({ contact, locale, onEdit }: OfflineNoticeProps) {
  const { booking: words } = formMessages(locale)
  return (
    <div className={`rises ${styles.note} ${styles.waiting}`}>
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
