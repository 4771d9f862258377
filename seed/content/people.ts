import type { TeamMember, Testimonial } from '@/payload-types'

type MemberContent = Pick<TeamMember, 'name' | 'role' | 'bio' | 'quote'>

export const team: MemberContent[] = [
  {
    name: 'Our Founder',
    role: 'Founder & Event Director',
    bio: 'More than ten years of planning weddings, corporate evenings and community feasts in Jaipur. Every event starts with the host family, the kitchen and a walk through the venue, and our founder still tastes every menu.',
    quote:
      'A feast is remembered by two things: how long you waited, and who looked after your mother. We plan for both.',
  },
]

type TestimonialContent = Pick<
  Testimonial,
  'quote' | 'author' | 'occasion' | 'givenOn' | 'sample' | 'consent' | '_status'
>

/** An invented sample, which stays a draft and is marked as a sample. */
const made = { sample: true, consent: 'Sample text, no customer', _status: 'draft' } as const

export const testimonials: TestimonialContent[] = [
  {
    ...made,
    quote:
      'The baraat came an hour late and dinner was still hot. My mother sat down to eat before I did.',
    author: 'M. S.',
    occasion: 'Wedding',
    givenOn: '2026-02-14',
  },
  {
    ...made,
    quote: 'Three hundred people, two stages, and the last award was given out exactly on time.',
    author: 'R. K.',
    occasion: 'Corporate gala',
    givenOn: '2026-03-06',
  },
  {
    ...made,
    quote:
      'We asked for a Jain menu for forty of our guests. Nobody had to ask twice at the counter.',
    author: 'A. J.',
    occasion: 'Ring ceremony',
    givenOn: '2026-05-02',
  },
]
