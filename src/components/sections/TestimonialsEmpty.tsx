import { BookLink } from '@/components/layout/BookLink'
import { Picture } from '@/components/ui/Picture'
import type { MaybeMedia } from '@/components/ui/picture'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import styles from './TestimonialsEmpty.module.css'

interface Props {
  locale: Locale
  picture: MaybeMedia
}

/** Before the first customer has spoken. */
export function TestimonialsEmpty({ locale, picture }: Props) {
  const { gallery, site, testimonials } = messagesFor(locale)
  return (
    <section className={`${styles.empty} on-dark`}>
      <Picture media={picture} sizes="(min-width: 52rem) 70vw, 112vw" />
      <div className={styles.words}>
        <h2>{testimonials.empty.title}</h2>
        <p>{testimonials.empty.text}</p>
        <div className={`row ${styles.actions}`}>
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
