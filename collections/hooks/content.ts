import type { CollectionConfig } from 'payload'
import { revalidateAfterChange, revalidateAfterDelete } from './revalidateSite'

/** What every collection that visitors read does after a change. */
export const contentHooks: CollectionConfig['hooks'] = {
  afterChange: [revalidateAfterChange],
  afterDelete: [revalidateAfterDelete],
}
