import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { FaqList } from '@/faq/FaqList'
import { readFaqs } from '@/faq/readFaqs'
import { messagesFor } from '@/i18n/messagesFor'
import { readSettings } from '@/site/reads/globals'
import { Invitation } from '@/site/sections/Invitation'
import { JsonLd } from '@/site/seo/JsonLd'
import { faqSchema } from '@/site/seo/schemas'
import styles from './faqs.module.css'

export const revalidate = 3600

export const generateMetadata = metadataOf('faqs')

export default async function Faqs(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { faq } = messagesFor(locale)
  const [faqs, settings] = await Promise.all([readFaqs(locale), readSettings(locale)])
  return (
    <>
      <PageIntro locale={locale} name="faqs" />
      {faqs.length > 0 && <JsonLd data={faqSchema(faqs, locale)} />}
      <div className={`wrap split page ${styles.page}`}>
        {faqs.length > 0 && <FaqList faqs={faqs} heading="h2" locale={locale} />}
        <Invitation {...faq.ask} aside greeting={faq.chat} locale={locale} settings={settings} />
      </div>
    </>
  )
}
