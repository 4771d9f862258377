import type { Locale } from '@/i18n/locales'
import type { Faq } from '@/payload-types'
import { documentTag } from '@/rules/text'
import { cachedRead, findInOrder } from '../site/reads/cachedRead'

export const readFaqs = cachedRead(
  { name: 'faqs', of: ['faqs'] },
  (payload, locale: Locale): Promise<Faq[]> =>
    findInOrder(payload, { collection: 'faqs', depth: 0, locale }),
)

/** Only a change of these documents invalidates the pages. */
export const readFaqsById = cachedRead(
  {
    name: 'faqs-by-id',
    of: (_: Locale, ...ids: string[]) => ids.map((id) => documentTag('faqs', id)),
  },
  async (payload, locale: Locale, ...ids: string[]): Promise<Faq[]> => {
    const where = { id: { in: ids } }
    const found = await findInOrder(payload, { collection: 'faqs', depth: 0, locale, where })
    return ids.flatMap((wanted) => found.find(({ id }) => id === wanted) ?? [])
  },
)
