import { localizedText, picture, pageGlobal } from '@collections/fields'
import { maxLengths } from '@/rules/maxLengths'

export const AboutPage = pageGlobal({
  slug: 'about-page',
  label: 'About page',
  admin: {
    description: 'The page About: the story, the experience, the picture.',
  },
  fields: [
    localizedText('title', {
      description: 'The large line of the page.',
      max: maxLengths.title,
      required: true,
    }),
    {
      name: 'story',
      type: 'richText',
      admin: { description: 'Who you are and how you work.' },
      localized: true,
      required: true,
    },
    localizedText('experience', { description: 'For example: 10+', max: maxLengths.name }),
    localizedText('experienceText', { description: 'What the number counts.' }),
    picture,
    {
      name: 'craft',
      type: 'upload',
      label: 'Picture of your work',
      admin: {
        description:
          'Hands, a plan, flowers: it stands in the place of the founder until Team has a portrait.',
      },
      relationTo: 'media',
    },
  ],
})
