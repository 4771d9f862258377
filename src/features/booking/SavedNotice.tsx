import Link from 'next/link'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import { CopyButton } from '@/components/ui/CopyButton.client'
import type { Locale } from '@/domain/locales'
import { whatsappLink } from '@/domain/whatsapp'
import { paths } from '@/paths'
import type { Sent } from './bookingState'
import { bookingStore } from './bookingStore'
import styles from './StatusBar.module.css'
import { bookingWords } from './words'

interface Props {
  contact: BusinessContact
  locale: Locale
  sent: Sent
}

export function SavedNotice({ contact, locale, sent }: Props) {
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
