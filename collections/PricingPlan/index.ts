import {
  localizedList,
  localizedText,
  options,
  order,
  slug,
  contentCollection,
} from '@collections/fields'
import { planColours, planIcons } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { contentHooks } from '@/site/publishing'
import { menuFields } from './menuFields'
import { popularMark, refuseSecondPopular } from './refuseSecondPopular'

export const PricingPlan = contentCollection({
  slug: 'pricing-plans',
  dbName: 'PricingPlan',
  labels: { singular: 'Pricing plan', plural: 'Plans' },
  admin: {
    defaultColumns: ['title', 'order', 'features', 'popular', '_status'],
    description: 'Starting points without a price. Choose opens the booking form.',
    listSearchableFields: ['title'],
    useAsTitle: 'title',
  },
  defaultSort: 'order',
  fields: [
    localizedText('title', {
      description: 'One word reads best on the card.',
      max: maxLengths.title,
      required: true,
    }),
    localizedList('features', {
      description: 'What is in the plan. Press Enter after each line.',
      required: true,
    }),
    {
      name: 'icon',
      type: 'select',
      admin: { description: 'The drawing above the title.' },
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
    popularMark,
    {
      name: 'colour',
      type: 'select',
      admin: { description: 'Of the card. Each was checked to be easy to read.' },
      defaultValue: planColours[0],
      options: options(planColours),
      required: true,
    },
    ...menuFields,
    slug,
    order,
  ],
  hooks: { ...contentHooks, beforeValidate: [refuseSecondPopular] },
})
