import { ConsentNotice } from '@/components/forms/ConsentNotice'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import styles from './BookingForm.module.css'
import { bookingWords } from './words'

interface Props {
  busy: boolean
  locale: Locale
}

/** The button, and beside it what becomes of the words: read before they are sent. */
export function BookingEnd({ busy, locale }: Props) {
  const { booking: words } = bookingWords(locale)
  return (
    <div className={styles.end}>
      <button className="btn btn-fill" disabled={busy} type="submit">
        {busy ? words.busy : words.submit}
      </button>
      <ConsentNotice privacyHref={paths.privacy(locale)} words={words} />
    </div>
  )
}
