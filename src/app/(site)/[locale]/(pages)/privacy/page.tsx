import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import { languages, rootLocale, translatedLocales } from '@/rules/locales'
import { readSettings, readLegal } from '@/site/reads/globals'
import { ChangedOn, Prose, ProsePage, ProsePart } from '@/site/sections/Prose'
import { Grievance } from './Grievance'

export const revalidate = 3600

export const generateMetadata = metadataOf('privacy')

export default async function PrivacyPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { legal: words } = messagesFor(locale)
  const [legal, settings] = await Promise.all([readLegal(locale), readSettings(locale)])
  const { grievance } = words
  return (
    <>
      <PageIntro locale={locale} name="privacy">
        {locale === rootLocale &&
          translatedLocales.map((other) => (
            <a
              className="btn btn-line"
              data-script={languages[other].script}
              href={paths.privacy(other)}
              hrefLang={other}
              key={other}
              lang={other}
            >
              {languages[other].read}
            </a>
          ))}
      </PageIntro>
      <ProsePage>
        <ProsePart
          {...langProps(legal, 'privacy')}
          side={
            <>
              <ChangedOn locale={locale} moment={legal.updatedAt} />
              <Grievance settings={settings} text={grievance.text} title={grievance.title} />
            </>
          }
        >
          {legal.privacy ? <Prose data={legal.privacy} /> : <p>{words.unwritten}</p>}
        </ProsePart>
      </ProsePage>
    </>
  )
}
