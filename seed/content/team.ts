import type { TeamMember } from '@/payload-types'
import type { PictureFile } from './pictures'

type MemberContent = Pick<TeamMember, 'name' | 'role' | 'bio' | 'quote'> & {
  picture: PictureFile
}

export const team: MemberContent[] = [
  {
    name: 'Our Founder',
    role: 'Founder & Event Director',
    bio: 'More than ten years of planning weddings, corporate evenings and community feasts in Jaipur. Every event starts with the host family, the kitchen and a walk through the venue, and our founder still tastes every menu.',
    quote:
      'A feast is remembered by two things: how long you waited, and who looked after your mother. We plan for both.',
    picture: 'founder.webp',
  },
]
