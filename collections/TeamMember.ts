import type { CollectionConfig } from 'payload'
import { limits } from '@/rateLimit/rules'
import { contentAccess } from '../src/account/access'
import { localizedText, localizedTextarea, order, picture, contentVersions } from './fields'
import { contentHooks } from '../src/site/publishing'

export const TeamMember: CollectionConfig = {
  slug: 'team-members',
  dbName: 'TeamMember',
  labels: { singular: 'Team member', plural: 'Team' },
  access: contentAccess,
  admin: {
    defaultColumns: ['name', 'image', 'order', 'role', '_status'],
    description: 'The people visitors will meet, in this order.',
    group: 'Content',
    listSearchableFields: ['name', 'role'],
    useAsTitle: 'name',
  },
  defaultSort: 'order',
  fields: [
    localizedText('name', { max: limits.name, required: true }),
    localizedText('role', {
      description: 'For example: Head cook.',
      max: limits.name,
      required: true,
    }),
    picture,
    localizedTextarea('bio', { description: 'What they do for the guests, in a few sentences.' }),
    localizedTextarea('quote', { description: 'A sentence of their own, shown large.' }),
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}
