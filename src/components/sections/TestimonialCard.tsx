import { formatDay, isDay } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { Testimonial } from '@/payload-types'
import styles from './TestimonialCard.module.css'

interface Props {
  locale: Locale
  testimonial: Testimonial
}

/** What one customer said. Made-up ones say that they are. */
export function TestimonialCard({ locale, testimonial }: Props) {
  const { author, givenOn, occasion, quote, sample } = testimonial
  return (
    <figure className={styles.card}>
      {sample && <p className={styles.ribbon}>{messagesFor(locale).testimonials.sample}</p>}
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <b>{author}</b>
        {occasion && <span>{occasion}</span>}
        {givenOn && <GivenOn day={givenOn} />}
      </figcaption>
    </figure>
  )
}

/** What is no day is shown as it was written, and not called one. */
function GivenOn({ day }: { day: string }) {
  return isDay(day) ? <time dateTime={day}>{formatDay(day)}</time> : <span>{day}</span>
}
