import { heading, localizedText, localizedTextarea, picture, pageGlobal } from '@collections/fields'
import { maxLengths } from '@/rules/maxLengths'

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
      label: 'Top of the page',
      admin: { description: 'What a visitor sees first, over the large picture.' },
      fields: [
        localizedText('title', {
          description: 'The largest line of the page, without its last word.',
          max: maxLengths.title,
          required: true,
        }),
        {
          ...localizedText('accent', {
            description: 'Ends the title, in yellow.',
            max: maxLengths.name,
          }),
          label: 'Last word of the title',
        },
        localizedTextarea('text', { description: 'One or two sentences above the two buttons.' }),
        picture,
        {
          ...picture,
          name: 'tallImage',
          label: 'Picture for phones',
          admin: {
            description: 'Taller than wide. Without it phones show a part of the picture above.',
          },
          required: false,
        },
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
