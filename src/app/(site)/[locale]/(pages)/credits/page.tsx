import type { Metadata } from 'next'
import { PageHead } from '@/site/sections/PageHead'
import { ProsePage, ProsePart } from '@/site/sections/Prose'
import { readCredits } from '@/site/reads/globals'
import { rootLocale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.credits
  return pageMetadata({ description, locale, path: paths.credits(locale), title })
}

export default async function Credits(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { credits, site } = messagesFor(locale)
  const { lede, title } = site.pages.credits
  const { fonts, pictures, software } = credits
  const groups = await readCredits()
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.credits(locale) }]} />
      <PageHead text={lede} title={title} />
      <ProsePage>
        <ProsePart side={<h2>{pictures.title}</h2>}>
          <p>{pictures.text}</p>
          <ul>
            {groups.map(({ count, credit, licence }) => (
              <li key={`${credit} ${licence}`}>
                <b>{pictures.count(count)}</b>: {credit ? '' : `${pictures.uncredited} `}
                <span lang={rootLocale}>{[credit, licence].filter(Boolean).join('. ')}</span>
              </li>
            ))}
          </ul>
        </ProsePart>
        <ProsePart side={<h2>{fonts.title}</h2>}>
          <p>{fonts.text}</p>
          <ul>
            {fonts.items.map(({ by, name }) => (
              <li key={name}>
                <b lang={rootLocale}>{name}</b>, {by}
              </li>
            ))}
          </ul>
        </ProsePart>
        <ProsePart side={<h2>{software.title}</h2>}>
          <p>{software.text}</p>
          <ul>
            {software.items.map(({ by, licence, name }) => (
              <li key={name}>
                <b lang={rootLocale}>{name}</b>, {by}: <span lang={rootLocale}>{licence}</span>
              </li>
            ))}
          </ul>
        </ProsePart>
      </ProsePage>
    </>
  )
}
