import type { CollectionConfig } from 'payload'
import { publishedOrStaff, staff } from './rules'

/** Everything that visitors read and staff edit. */
export const contentAccess: CollectionConfig['access'] = {
  create: staff,
  delete: staff,
  read: publishedOrStaff,
  readVersions: staff,
  update: staff,
}
