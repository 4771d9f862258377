import { langOf } from '@/i18n/untranslated'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { Prose, ProsePage, ProsePart } from '@/site/sections/Prose'
import { readPricing, readSettings } from '@/site/reads/globals'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.pricing
  return pageMetadata({ description, locale, path: paths.pricing(locale), title })
}

export default async function Pricing(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { legal, pricing, site } = messagesFor(locale)
  const { lede, title } = site.pages.pricing
  const [page, settings] = await Promise.all([readPricing(locale), readSettings(locale)])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.pricing(locale) }]} />
      <PageHead text={lede} title={title} />
      <ProsePage>
        <ProsePart
          lang={langOf(page, 'text')}
          side={
            <>
              <Link className="more" href={paths.home(locale, 'plans')}>
                {pricing.plans}
              </Link>
              <Link className="more" href={paths.faqs(locale)}>
                {pricing.faqs}
              </Link>
            </>
          }
        >
          {page.text ? <Prose data={page.text} /> : <p>{legal.unwritten}</p>}
        </ProsePart>
        <Invitation
          {...pricing.invite}
          greeting={site.contact.chat(title)}
          locale={locale}
          settings={settings}
        />
      </ProsePage>
    </>
  )
}
