import type { Metadata } from 'next'
import { ChangedOn, Prose, ProsePage, ProsePart } from '@/site/sections/Prose'
import { PageHead } from '@/site/sections/PageHead'
import { readSettings, readHindiNotice, readLegal } from '@/site/reads/globals'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'
import { Grievance } from './Grievance'
import styles from './hindi.module.css'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.privacy
  return pageMetadata({ description, locale, path: paths.privacy(locale), title })
}

const hindiId = 'hindi'

export default async function Privacy(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { legal: words, site } = messagesFor(locale)
  const { lede, title } = site.pages.privacy
  const [legal, notice, settings] = await Promise.all([
    readLegal(locale),
    readHindiNotice(),
    readSettings(locale),
  ])
  const { grievance, hindi } = words
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.privacy(locale) }]} />
      <PageHead text={lede} title={title}>
        {notice && (
          <a className={`btn btn-line ${styles.hindi}`} href={`#${hindiId}`} lang="hi">
            {hindi.jump}
          </a>
        )}
      </PageHead>
      <ProsePage>
        <ProsePart
          side={
            <>
              <ChangedOn locale={locale} moment={legal.updatedAt} />
              <Grievance settings={settings} text={grievance.text} title={grievance.title} />
            </>
          }
        >
          {legal.privacy ? <Prose data={legal.privacy} /> : <p>{words.unwritten}</p>}
        </ProsePart>
        {notice && (
          <ProsePart
            className={styles.hindi}
            id={hindiId}
            lang="hi"
            side={
              <>
                <h2>{hindi.title}</h2>
                <Grievance
                  settings={settings}
                  text={grievance.hindiText}
                  title={grievance.hindiTitle}
                />
              </>
            }
          >
            <Prose data={notice} />
          </ProsePart>
        )}
      </ProsePage>
    </>
  )
}
