import { RichText } from '@payloadcms/richtext-lexical/react'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf, langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import styles from './FaqList.module.css'
import { AnswerLink, FaqReveal } from './FaqReveal.client'
import type { AnchoredFaq } from './readFaqs'

interface Props {
  faqs: AnchoredFaq[]
  locale: Locale
  heading?: 'h2' | 'h3'
}

export function FaqList({ faqs, heading = 'h3', locale }: Props) {
  return (
    <>
      <ul className={styles.list}>
        {faqs.map((item) => (
          <FaqItem heading={heading} item={item} key={item.id} locale={locale} />
        ))}
      </ul>
      <FaqReveal />
    </>
  )
}

function FaqItem({
  heading: Heading,
  item,
  locale,
}: Required<Omit<Props, 'faqs'>> & { item: AnchoredFaq }) {
  const { faq } = messagesFor(locale)
  const { anchor, answer, question } = item
  return (
    <li>
      {/* The browser may have opened one before React looks: the address named it. */}
      <details className={styles.item} name="faq" suppressHydrationWarning>
        <summary>
          <Heading {...langProps(item, 'question')}>{question}</Heading>
        </summary>
        {/* Browsers open a closed answer only for a target inside of it, not for its question. */}
        <div className={`rich ${styles.answer}`} id={anchor} {...langProps(item, 'answer')}>
          <RichText data={answer} disableContainer />
          <AnswerLink
            about={question}
            lang={langOf(item, 'answer') && locale}
            copied={faq.copied}
            href={paths.faqs(locale, anchor)}
            label={faq.link}
          />
        </div>
      </details>
    </li>
  )
}
