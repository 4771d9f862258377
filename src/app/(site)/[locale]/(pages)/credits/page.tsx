import { Fragment } from 'react'
import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { rootLocale } from '@/rules/locales'
import { SAMPLE_CREDIT, SAMPLE_LICENCE } from '@/rules/samples'
import { readCredits } from '@/site/reads/globals'
import { ProsePage, ProsePart } from '@/site/sections/Prose'

export const revalidate = 3600

export const generateMetadata = metadataOf('credits')

export default async function Credits(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { fonts, pictures, software } = messagesFor(locale).credits
  const groups = await readCredits()
  const samples = new Map([
    [SAMPLE_CREDIT, pictures.sample.credit],
    [SAMPLE_LICENCE, pictures.sample.licence],
  ])
  return (
    <>
      <PageIntro locale={locale} name="credits" />
      <ProsePage>
        {groups.length > 0 && (
          <ProsePart side={<h2>{pictures.title}</h2>}>
            <p>{pictures.text}</p>
            <ul>
              {groups.map(({ count, credit, licence }) => (
                <li key={`${credit} ${licence}`}>
                  <b>{pictures.count(count)}</b>: {credit ? '' : pictures.uncredited}
                  {[credit, licence].filter(Boolean).map((text, place) => (
                    <Fragment key={text}>
                      {(place > 0 || !credit) && ' · '}
                      {samples.get(text) ?? <span lang={rootLocale}>{text}</span>}
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </ProsePart>
        )}
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
