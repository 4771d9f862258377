import type { Locale } from '@/domain/locales'
import type { Testimonial } from '@/payload-types'
import { cachedRead } from './cachedRead'

/** What may be shown: drafts and the record of the consent stay behind the access rules. */
export const readTestimonials = cachedRead(
  { name: 'testimonials', of: ['testimonials'] },
  async (payload, locale: Locale): Promise<Testimonial[]> => {
    const { docs } = await payload.find({
      collection: 'testimonials',
      depth: 0,
      locale,
      overrideAccess: false,
      pagination: false,
      sort: 'order',
    })
    return docs
  },
)
