import { langOf } from '@/i18n/untranslated'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ChangedOn, Prose, ProsePage, ProsePart } from '@/site/sections/Prose'
import { PageHead } from '@/site/sections/PageHead'
import { readLegal } from '@/site/reads/globals'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.terms
  return pageMetadata({ description, locale, path: paths.terms(locale), title })
}

export default async function Terms(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { contact, legal: words, site } = messagesFor(locale)
  const { lede, title } = site.pages.terms
  const legal = await readLegal(locale)
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.terms(locale) }]} />
      <PageHead text={lede} title={title} />
      <ProsePage>
        <ProsePart
          lang={langOf(legal, 'terms')}
          side={
            <>
              <ChangedOn locale={locale} moment={legal.updatedAt} />
              <Link className="more" href={paths.privacy(locale)}>
                {contact.privacy}
              </Link>
            </>
          }
        >
          {legal.terms ? <Prose data={legal.terms} /> : <p>{words.unwritten}</p>}
        </ProsePart>
      </ProsePage>
    </>
  )
}
