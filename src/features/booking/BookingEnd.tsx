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
      <p className="fine">
        {words.notice} {/* A new tab: the form, and what is typed in it, stays where it is. */}
        <a href={paths.privacy(locale)} rel="noopener" target="_blank">
          {words.privacy} <span className="unseen">{words.newTab}</span>
        </a>
      </p>
    </div>
  )
}
