import type { GlobalConfig } from 'payload'
import { publishedOrStaff, staff } from '../access/rules'
import { contentVersions } from '../fields/versions'
import { revalidateAfterGlobalChange } from '../hooks/revalidateSite'

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
