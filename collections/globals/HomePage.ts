import { limits } from '@/rateLimit/rules'
import { heading, localizedText, localizedTextarea, picture, pageGlobal } from '../fields'

export const HomePage = pageGlobal({
  slug: 'home-page',
  label: 'Home page',
  admin: {
    description: 'The first picture, and the words above each section, in the order of the page.',
  },
  fields: [
    {
      name: 'hero',
      type: 'group',
      fields: [
        localizedText('title', { max: limits.title, required: true }),
        localizedText('accent', {
          description: 'The last word of the title, set in lamp yellow.',
          max: limits.name,
        }),
        localizedTextarea('text'),
        picture,
        { ...picture, name: 'tallImage', admin: { description: 'For phones.' }, required: false },
      ],
    },
    heading('events'),
    heading('catering'),
    heading('plans'),
    heading('contact'),
    heading('about'),
    heading('team'),
  ],
})
