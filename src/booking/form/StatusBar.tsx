import { type MouseEvent, useRef } from 'react'
import Link from 'next/link'
import type { BusinessContact } from '@/ui/forms/problems'
import type { Locale } from '@/i18n/locales'
import { CopyButton } from '@/ui/CopyButton.client'
import { whatsappLink } from '@/booking/rules/phone'
import { paths } from '@/paths'
import type { Sent } from './bookingState'
import { FailedNotice } from './FailedNotice'
import styles from './StatusBar.module.css'
import { bookingWords } from '@/i18n/formMessages'
import { bookingStore } from './bookingStore'

interface StatusBarProps {
  contact: BusinessContact
  locale: Locale
  onEdit: () => void
  sent?: Sent
}

export function StatusBar({ contact, locale, onEdit, sent }: StatusBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const state = sent?.state
  /** The pressed button is removed with its notice; the focus stays here. */
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

interface SavedNoticeProps {
  contact: BusinessContact
  locale: Locale
  sent: Sent
}

function SavedNotice({ contact, locale, sent }: SavedNoticeProps) {
  const { booking: words } = bookingWords(locale)
  const reference = sent.reference ?? ''
  return (
    <div className={styles.note}>
      <div className={styles.words}>
        <b>{words.received(sent.draft.values.name.trim() || undefined, reference)}</b>
        {contact.promise && <p>{words.promise(contact.promise)}</p>}
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
