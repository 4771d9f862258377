import { BookLink } from '@/components/layout/BookLink'
import { Lost } from '@/components/sections/Lost'
import { rootLocale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'

export const metadata = { title: messagesFor(rootLocale).site.pages.lost.title }

export default function NotFound() {
  const { nav, pages } = messagesFor(rootLocale).site
  return (
    <Lost
      heading={pages.lost.heading}
      home={{ href: paths.home(rootLocale), label: nav.home }}
      kicker={pages.lost.kicker}
      text={pages.lost.text}
    >
      <BookLink className="btn btn-lamp" locale={rootLocale}>
        {nav.book}
      </BookLink>
    </Lost>
  )
}
