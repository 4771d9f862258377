import type { Metadata } from 'next'
import { ChangedOn, Prose, ProsePage, ProsePart } from '@/site/sections/Prose'
import { PageHead } from '@/site/sections/PageHead'
import { readSettings, readLegal } from '@/site/reads/globals'
import { rootLocale } from '@/i18n/locales'
import { langOf } from '@/i18n/untranslated'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'
import { Grievance } from './Grievance'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.privacy
  return pageMetadata({ description, locale, path: paths.privacy(locale), title })
}

export default async function Privacy(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { legal: words, site } = messagesFor(locale)
  const { lede, title } = site.pages.privacy
  const [legal, settings] = await Promise.all([readLegal(locale), readSettings(locale)])
  const { grievance } = words
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.privacy(locale) }]} />
      <PageHead text={lede} title={title}>
        {locale === rootLocale && (
          <a className="btn btn-line" href={paths.privacy('hi')} hrefLang="hi" lang="hi">
            {words.hindi.jump}
          </a>
        )}
      </PageHead>
      <ProsePage>
        <ProsePart
          lang={langOf(legal, 'privacy')}
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
