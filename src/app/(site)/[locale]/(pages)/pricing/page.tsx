import Link from 'next/link'
import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import { readPricing } from '@/site/reads/globals'
import { Prose, ProsePage, ProsePart } from '@/site/sections/Prose'

export const revalidate = 3600

export const generateMetadata = metadataOf('pricing')

export default async function Pricing(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { legal, pricing } = messagesFor(locale)
  const page = await readPricing(locale)
  return (
    <>
      <PageIntro locale={locale} name="pricing" />
      <ProsePage>
        <ProsePart
          {...langProps(page, 'text')}
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
        <PageInvitation {...pricing.invite} locale={locale} page="pricing" />
      </ProsePage>
    </>
  )
}
