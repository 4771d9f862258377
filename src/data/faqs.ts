import type { Locale } from '@/domain/locales'
import type { Faq } from '@/payload-types'
import { cachedRead } from './cachedRead'
import { findInOrder } from './findInOrder'

export const readFaqs = cachedRead(
  { name: 'faqs', of: ['faqs'] },
  (payload, locale: Locale): Promise<Faq[]> =>
    findInOrder(payload, { collection: 'faqs', depth: 0, locale }),
)
