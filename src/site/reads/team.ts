import type { Locale } from '@/i18n/locales'
import type { TeamMember, Testimonial } from '@/payload-types'
import { cachedRead, findInOrder, WITH_PICTURES } from './cachedRead'

export const readTeam = cachedRead(
  { name: 'team', of: ['team-members', 'media'] },
  (payload, locale: Locale): Promise<TeamMember[]> =>
    findInOrder(payload, { collection: 'team-members', depth: WITH_PICTURES, locale }),
)

export const readTestimonials = cachedRead(
  { name: 'testimonials', of: ['testimonials'] },
  (payload, locale: Locale): Promise<Testimonial[]> =>
    findInOrder(payload, { collection: 'testimonials', depth: 0, locale }),
)
