import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Testimonial } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { formatDay, isDay } from '@/time/days'
import { BookLink } from '@/ui/BookLink'
import { Picture } from '@/ui/Picture'
import type { MaybeMedia } from '@/ui/picture'
import styles from './Testimonials.module.css'

interface TestimonialsProps {
  locale: Locale
  testimonials: Testimonial[]
}

export function Testimonials({ locale, testimonials }: TestimonialsProps) {
  return (
    <ul className={styles.list}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard locale={locale} testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}

interface TestimonialCardProps {
  locale: Locale
  testimonial: Testimonial
}

function TestimonialCard({ locale, testimonial }: TestimonialCardProps) {
  const { author, givenOn, occasion, quote, sample } = testimonial
  return (
    <figure className={`surface ${styles.card}`}>
      {sample && (
        <p className={`edged badge ${styles.sample}`}>{messagesFor(locale).testimonials.sample}</p>
      )}
      <blockquote {...langProps(testimonial, 'quote')}>
        <p className="voice">{quote}</p>
      </blockquote>
      <figcaption className="fine">
        <b {...langProps(testimonial, 'author')}>{author}</b>
        {occasion && <span {...langProps(testimonial, 'occasion')}>{occasion}</span>}
        {givenOn && <GivenOn day={givenOn} locale={locale} />}
      </figcaption>
    </figure>
  )
}

function GivenOn({ day, locale }: { day: string; locale: Locale }) {
  return isDay(day) ? <time dateTime={day}>{formatDay(day, locale)}</time> : <span>{day}</span>
}

interface TestimonialsEmptyProps {
  locale: Locale
  picture: MaybeMedia
}

export function TestimonialsEmpty({ locale, picture }: TestimonialsEmptyProps) {
  const { gallery, site, testimonials } = messagesFor(locale)
  return (
    <section className={`edged jali on-dark upright ${styles.empty}`}>
      <Picture
        first
        media={picture}
        sizes="112vw"
        upright={{ sizes: '100vw', when: 'not all and (min-width: 40rem)' }}
      />
      <div>
        <h2>{testimonials.empty.title}</h2>
        <p>{testimonials.empty.text}</p>
        <div className="row">
          <BookLink className="btn btn-lamp" locale={locale}>
            {site.actions.bookNow}
          </BookLink>
          <a className="btn btn-line" href={paths.gallery(locale)}>
            {gallery.see}
          </a>
        </div>
      </div>
    </section>
  )
}
