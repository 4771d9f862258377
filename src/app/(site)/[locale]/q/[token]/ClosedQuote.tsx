import { failureMessages } from '@/i18n/failureMessages'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { contactLinks } from '@/site/layout/navigation'
import { FailurePage } from '@/site/sections/FailurePage.client'
import { ArchMask } from '@/ui/ArchMask.client'

export const closedStatus = { away: 503, late: 404, limited: 429, lost: 404 } as const

interface Props {
  locale: Locale
  settings: Partial<SiteSetting>
  why: keyof typeof closedStatus
}

/** The same page for every link that does not work, so that it does not reveal whether a quote exists. */
export function ClosedQuote({ locale, settings, why }: Props) {
  const { quotePage, site } = messagesFor(locale)
  const { late, limited, lost } = quotePage
  const { broken } = failureMessages(locale)
  const words = {
    away: broken,
    late: { ...late, kicker: lost.kicker },
    limited: { ...limited, kicker: lost.kicker },
    lost,
  }[why]
  const { phone, whatsapp } = contactLinks(settings, lost.greeting)
  return (
    <main id="content">
      <ArchMask />
      <FailurePage
        heading={words.heading}
        home={{ href: paths.home(locale), label: site.nav.home }}
        kicker={words.kicker}
        text={words.text}
      >
        {phone && (
          <a className="btn btn-lamp" href={phone.href}>
            {phone.label}
          </a>
        )}
        {whatsapp && (
          <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
            {site.contact.whatsapp}
          </a>
        )}
      </FailurePage>
    </main>
  )
}
