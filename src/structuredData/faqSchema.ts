import type { FAQPage, WithContext } from 'schema-dts'
import type { Faq } from '@/payload-types'
import { plainText } from './plainText'

export function faqSchema(faqs: Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ answer, question }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
