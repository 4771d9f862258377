import type { Metadata } from 'next'
import Link from 'next/link'
import { Invitation } from '@/components/sections/Invitation'
import { PageHead } from '@/components/sections/PageHead'
import { Prose } from '@/components/sections/Prose'
import { ProsePage } from '@/components/sections/ProsePage'
import { ProsePart } from '@/components/sections/ProsePart'
import { readPricing, readSettings } from '@/data/globals'
import { messagesFor } from '@/messages/messagesFor'
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
  const [{ text }, settings] = await Promise.all([readPricing(locale), readSettings(locale)])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.pricing(locale) }]} />
      <PageHead text={lede} title={title} />
      <ProsePage>
        <ProsePart
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
          {text ? <Prose data={text} /> : <p>{legal.unwritten}</p>}
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
