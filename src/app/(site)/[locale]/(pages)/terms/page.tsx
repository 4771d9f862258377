import Link from 'next/link'
import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import { readLegal } from '@/site/reads/globals'
import { ChangedOn, Prose, ProsePage, ProsePart } from '@/site/sections/Prose'

export const revalidate = 3600

export const generateMetadata = metadataOf('terms')

export default async function Terms(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { contact, legal: words } = messagesFor(locale)
  const legal = await readLegal(locale)
  return (
    <>
      <PageIntro locale={locale} name="terms" />
      <ProsePage>
        <ProsePart
          {...langProps(legal, 'terms')}
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
