import type { TextField } from 'payload'
import { toSlug } from '@/domain/slug'
import { limits } from '@/domain/limits'

/** The last part of a page's address; made from the title while it is empty. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  admin: {
    description: 'The last part of the address. Made from the title when left empty.',
    position: 'sidebar',
  },
  hooks: {
    beforeValidate: [
      ({ siblingData, value }) =>
        toSlug(String(value || siblingData.title || '')).slice(0, limits.title) || undefined,
    ],
  },
  index: true,
  maxLength: limits.title,
  unique: true,
}
