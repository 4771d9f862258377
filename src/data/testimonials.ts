import type { Locale } from '@/domain/locales'
import type { Testimonial } from '@/payload-types'
import { cachedRead } from './cachedRead'
import { findInOrder } from './findInOrder'

/** What may be shown: drafts and the record of the consent stay behind the access rules. */
export const readTestimonials = cachedRead(
  { name: 'testimonials', of: ['testimonials'] },
  (payload, locale: Locale): Promise<Testimonial[]> =>
    findInOrder(payload, { collection: 'testimonials', depth: 0, locale }),
)
