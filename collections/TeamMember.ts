import { maxLengths } from '@/rules/maxLengths'
import { localizedText, localizedTextarea, order, picture, contentCollection } from './fields'

export const TeamMember = contentCollection({
  slug: 'team-members',
  dbName: 'TeamMember',
  labels: { singular: 'Team member', plural: 'Team' },
  admin: {
    defaultColumns: ['name', 'image', 'order', 'role', '_status'],
    description: 'The people visitors will meet, in this order.',
    listSearchableFields: ['name', 'role'],
    useAsTitle: 'name',
  },
  defaultSort: 'order',
  fields: [
    localizedText('name', { max: maxLengths.name, required: true }),
    localizedText('role', {
      description: 'For example: Head cook.',
      max: maxLengths.name,
      required: true,
    }),
    {
      ...picture,
      admin: { description: 'A face. Without one a drawn figure stands in its place.' },
      required: false,
    },
    localizedTextarea('bio', { description: 'What they do for the guests, in a few sentences.' }),
    localizedTextarea('quote', { description: 'A sentence of their own, shown large.' }),
    order,
  ],
})
