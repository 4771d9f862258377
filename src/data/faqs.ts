import type { Locale } from '@/domain/locales'
import type { Faq } from '@/payload-types'
import { cachedRead } from './cachedRead'

export const readFaqs = cachedRead(
  { name: 'faqs', of: ['faqs'] },
  async (payload, locale: Locale): Promise<Faq[]> => {
    const { docs } = await payload.find({
      collection: 'faqs',
      depth: 0,
      locale,
      overrideAccess: false,
      pagination: false,
      sort: 'order',
    })
    return docs
  },
)
