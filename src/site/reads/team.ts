import type { TeamMember, Testimonial } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { isBlank } from '@/rules/text'
import { cachedRead, findInOrder, WITH_PICTURES } from './cachedRead'

export const readTeam = cachedRead(
  { name: 'team', of: ['team-members', 'media'] },
  (payload, locale: Locale): Promise<TeamMember[]> =>
    findInOrder(payload, { collection: 'team-members', depth: WITH_PICTURES, locale }),
)

export const readTestimonials = cachedRead(
  { name: 'testimonials', of: ['testimonials'] },
  async (payload, locale: Locale): Promise<Testimonial[]> => {
    const found = await findInOrder(payload, { collection: 'testimonials', depth: 0, locale })
    return found.filter(({ quote }) => !isBlank(quote))
  },
)
