import type { Locale } from '@/domain/locales'
import type { Testimonial } from '@/payload-types'
import { TestimonialCard } from './TestimonialCard'
import styles from './Testimonials.module.css'

interface Props {
  locale: Locale
  testimonials: Testimonial[]
}

export function Testimonials({ locale, testimonials }: Props) {
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
