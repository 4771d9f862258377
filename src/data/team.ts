import type { Locale } from '@/domain/locales'
import type { TeamMember } from '@/payload-types'
import { cachedRead } from './cachedRead'

export const readTeam = cachedRead(
  { name: 'team', of: ['team-members', 'media'] },
  async (payload, locale: Locale): Promise<TeamMember[]> => {
    const { docs } = await payload.find({
      collection: 'team-members',
      depth: 1,
      locale,
      overrideAccess: false,
      pagination: false,
      sort: 'order',
    })
    return docs
  },
)
