import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { planColours, planIcons } from '@/domain/plans'
import { contentAccess } from '../access/content'
import { localizedList, localizedText } from '../fields/localizedText'
import { options } from '../fields/options'
import { order } from '../fields/order'
import { slug } from '../fields/slug'
import { contentVersions } from '../fields/versions'
import { contentHooks } from '../hooks/content'
import { refuseSecondPopular } from './hooks/refuseSecondPopular'

export const PricingPlan: CollectionConfig = {
  slug: 'pricing-plans',
  dbName: 'PricingPlan',
  labels: { singular: 'Pricing plan', plural: 'Plans' },
  access: contentAccess,
  admin: {
    defaultColumns: ['title', 'popular', 'order', '_status'],
    description: 'Starting points without a price. Choose opens the booking form.',
    group: 'Content',
    useAsTitle: 'title',
  },
  defaultSort: 'order',
  fields: [
    localizedText('title', { max: limits.title, required: true }),
    localizedList('features', { required: true }),
    {
      name: 'icon',
      type: 'select',
      defaultValue: planIcons[0],
      options: options(planIcons),
      required: true,
    },
    {
      name: 'popular',
      type: 'checkbox',
      admin: { description: 'Carries the badge “Most Popular”. One plan at most.' },
      defaultValue: false,
    },
    {
      name: 'colour',
      type: 'select',
      defaultValue: planColours[0],
      options: options(planColours),
      required: true,
    },
    slug,
    order,
  ],
  hooks: { ...contentHooks, beforeValidate: [refuseSecondPopular] },
  versions: contentVersions,
}
