import type { Locale } from '@/domain/locales'
import type { TeamMember } from '@/payload-types'
import { cachedRead } from './cachedRead'
import { findInOrder } from './findInOrder'

export const readTeam = cachedRead(
  { name: 'team', of: ['team-members', 'media'] },
  (payload, locale: Locale): Promise<TeamMember[]> =>
    findInOrder(payload, { collection: 'team-members', depth: 1, locale }),
)
