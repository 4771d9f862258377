import type { Payload } from 'payload'
import type { Faq } from '@/payload-types'
import { toSlug } from '@/rules/fieldValues'
import { type Locale, rootLocale } from '@/rules/locales'
import { documentTag, isBlank } from '@/rules/text'
import { cachedRead, findInOrder } from '@/site/reads/cachedRead'

export interface AnchoredFaq extends Faq {
  /** The fragment of the answer, the same in all languages, so that a shared link works in each. */
  anchor: string
}

export const readFaqs = cachedRead({ name: 'faqs', of: ['faqs'] }, (payload, locale: Locale) =>
  anchored(payload, locale),
)

/** Only a change of these documents invalidates the pages. */
export const readFaqsById = cachedRead(
  {
    name: 'faqs-by-id',
    of: (_: Locale, ...ids: string[]) => ids.map((id) => documentTag('faqs', id)),
  },
  async (payload, locale: Locale, ...ids: string[]) => {
    const found = await anchored(payload, locale, ids)
    return ids.flatMap((chosen) => found.find(({ id }) => id === chosen) ?? [])
  },
)

async function anchored(payload: Payload, locale: Locale, ids?: string[]): Promise<AnchoredFaq[]> {
  const query = { collection: 'faqs', depth: 0, where: ids && { id: { in: ids } } } as const
  const found = await findInOrder(payload, { ...query, locale })
  const faqs = found.filter(({ answer }) => !isBlank(answer))
  const first =
    locale === rootLocale ? faqs : await findInOrder(payload, { ...query, locale: rootLocale })
  const questions = new Map(first.map(({ id, question }) => [id, question]))
  return faqs.map((faq) => ({ ...faq, anchor: toSlug(questions.get(faq.id) ?? faq.question) }))
}
