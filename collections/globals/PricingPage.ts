import type { GlobalConfig } from 'payload'
import { publishedOrStaff, staff } from '../../src/account/access'
import { contentVersions } from '../fields'
import { revalidateAfterGlobalChange } from '../../src/site/publishing'

export const PricingPage: GlobalConfig = {
  slug: 'pricing-page',
  label: 'Pricing page',
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  admin: {
    description: 'The page How pricing works: advance, cancellation, GST, what changes the cost.',
    group: 'Content',
  },
  fields: [{ name: 'text', type: 'richText', localized: true, required: true }],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: contentVersions,
}
