import type { Labels } from 'yet-another-react-lightbox'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'

/** The library's own names for its words, as the client needs them: plain strings. */
export type LightboxWords = Required<Labels>

export function lightboxWords({ locale, title }: { locale: Locale; title: string }): LightboxWords {
  const words = messagesFor(locale).gallery.lightbox
  return {
    '{index} of {total}': words.place('{index}', '{total}'),
    Carousel: words.carousel,
    Close: words.close,
    Lightbox: words.label(title),
    Next: words.next,
    'Photo gallery': title,
    Previous: words.previous,
    Slide: words.slide,
  }
}
