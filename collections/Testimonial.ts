import { withRight } from '@/account/access'
import { access as accessWords } from '@/i18n/en/account'
import { maxLengths } from '@/rules/maxLengths'
import { isDay } from '@/time/days'
import { localizedText, localizedTextarea, order, contentCollection } from './fields'

export const Testimonial = contentCollection({
  slug: 'testimonials',
  dbName: 'Testimonial',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    defaultColumns: ['author', 'quote', 'order', 'occasion', 'sample', '_status'],
    description: 'Shown once published. Publish only what a customer said and agreed to.',
    listSearchableFields: ['author', 'quote', 'occasion'],
    useAsTitle: 'author',
  },
  defaultSort: 'order',
  fields: [
    localizedTextarea('quote', {
      description: 'In the customer’s own words, without the quotation marks.',
      required: true,
    }),
    localizedText('author', {
      description: 'As they want to be named, for example: M. S.',
      max: maxLengths.name,
      required: true,
    }),
    localizedText('occasion', { description: 'For example: Wedding.', max: maxLengths.name }),
    {
      name: 'givenOn',
      type: 'text',
      admin: { description: 'The day they said it, as YYYY-MM-DD. May stay empty.' },
      maxLength: 10,
      validate: (value: unknown) => !value || isDay(String(value)) || accessWords.day,
    },
    {
      name: 'sample',
      type: 'checkbox',
      admin: { description: 'Made up to show the layout. Marked as a sample on the page.' },
      defaultValue: false,
    },
    {
      name: 'consent',
      type: 'text',
      access: { read: withRight('readPersonalData') },
      admin: { description: 'How and when the customer agreed. Never shown to visitors.' },
      maxLength: maxLengths.line,
    },
    order,
  ],
})
