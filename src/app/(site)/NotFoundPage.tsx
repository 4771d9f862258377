import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { contactLinks } from '@/site/layout/navigation'
import { readSettings } from '@/site/reads/globals'
import { FailurePage } from '@/site/sections/FailurePage.client'
import { BookLink } from '@/ui/BookLink'

export async function NotFoundPage({ locale }: { locale: Locale }) {
  const { contact, nav, pages } = messagesFor(locale).site
  const greeting = contact.chat(pages.lost.title)
  const { whatsapp } = contactLinks(await readSettings(locale), greeting)
  return (
    <FailurePage
      heading={pages.lost.heading}
      home={{ href: paths.home(locale), label: nav.home }}
      kicker={pages.lost.kicker}
      text={pages.lost.text}
    >
      <BookLink className="btn btn-lamp" locale={locale}>
        {nav.book}
      </BookLink>
      {whatsapp && (
        <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
          {contact.whatsapp}
        </a>
      )}
    </FailurePage>
  )
}
