import type { Metadata } from 'next'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { readFaqs } from '@/faq/readFaqs'
import { readSettings } from '@/site/reads/globals'
import { FaqList } from '@/faq/FaqList'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { faqSchema } from '@/site/seo/schemas'
import { JsonLd } from '@/site/seo/JsonLd'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'
import styles from './faqs.module.css'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.faqs
  return pageMetadata({ description, locale, path: paths.faqs(locale), title })
}

export default async function Faqs(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { faq, site } = messagesFor(locale)
  const { lede, title } = site.pages.faqs
  const [faqs, settings] = await Promise.all([readFaqs(locale), readSettings(locale)])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.faqs(locale) }]} />
      {faqs.length > 0 && <JsonLd data={faqSchema(faqs, locale)} />}
      <PageHead text={lede} title={title} />
      <div className={`wrap split page ${styles.page}`}>
        {faqs.length > 0 && <FaqList faqs={faqs} heading="h2" locale={locale} />}
        <Invitation {...faq.ask} aside greeting={faq.chat} locale={locale} settings={settings} />
      </div>
    </>
  )
}
