import { RichText } from '@payloadcms/richtext-lexical/react'
import type { Locale } from '@/i18n/locales'
import { toSlug } from '@/rules/fieldValues'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Faq } from '@/payload-types'
import { AnswerLink, FaqReveal } from './FaqReveal.client'
import styles from './FaqList.module.css'

interface Props {
  faqs: Faq[]
  locale: Locale
  heading?: 'h2' | 'h3'
}

export function FaqList({ faqs, heading: Heading = 'h3', locale }: Props) {
  const { faq } = messagesFor(locale)
  return (
    <>
      <ul className={styles.list}>
        {faqs.map(({ answer, id, question }) => (
          <li key={id}>
            {/* The browser may have opened one before React looks: the address named it. */}
            <details className={styles.item} name="faq" suppressHydrationWarning>
              <summary>
                <Heading>{question}</Heading>
              </summary>
              {/* Browsers open a closed answer only for a target inside of it, not for its question. */}
              <div className={`rich ${styles.answer}`} id={toSlug(question)}>
                <RichText data={answer} disableContainer />
                <AnswerLink
                  about={question}
                  copied={faq.copied}
                  href={paths.faqs(locale, toSlug(question))}
                  label={faq.link}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <FaqReveal />
    </>
  )
}
