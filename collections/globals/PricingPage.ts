import { pageGlobal } from '@collections/fields'

export const PricingPage = pageGlobal({
  slug: 'pricing-page',
  label: 'Pricing page',
  admin: {
    description: 'The page How pricing works: advance, cancellation, GST, what changes the cost.',
  },
  fields: [{ name: 'text', type: 'richText', localized: true, required: true }],
})
