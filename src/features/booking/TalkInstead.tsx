import type { MouseEvent } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { Locale } from '@/domain/locales'
import { whatsappLink } from '@/domain/whatsapp'
import type { BookingDraft } from './BookingDraft'
import styles from './TalkInstead.module.css'
import { describeDraft } from './describeDraft'
import { pageFormValues } from './pageForm'
import { bookingWords } from './words'

interface Props {
  contact: BusinessContact
  draft: BookingDraft
  locale: Locale
}

/** Beside the form on its page: a call, or a chat that begins with what was typed so far. */
export function TalkInstead({ contact, draft, locale }: Props) {
  const { booking: words } = bookingWords(locale)
  const { phone, whatsapp } = contact
  if (!phone && !whatsapp) return null
  const chat = (next: BookingDraft) =>
    whatsappLink(whatsapp ?? '', words.chat(describeDraft(next, locale)))
  const carryTyped = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const values = pageFormValues()
    if (values) currentTarget.href = chat({ ...draft, values })
  }
  return (
    <div className={styles.place}>
      <p>{words.talk}</p>
      <div className="row">
        {whatsapp && (
          <a
            className="btn btn-line"
            href={chat(draft)}
            onClick={carryTyped}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.whatsapp}
          </a>
        )}
        {phone && (
          <a className="btn btn-line" href={phone.href}>
            {words.call} {phone.label}
          </a>
        )}
      </div>
    </div>
  )
}
