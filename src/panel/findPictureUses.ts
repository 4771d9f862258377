import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
} from 'payload'
import { access } from '@/i18n/en/account'
import { titleOf } from '@/i18n/titleOf'

/** A document that uses a picture: the parts of its address in the panel, and its label. */
interface PictureUse {
  id?: string
  label: string
  slug: string
  title: string
}

/** The maximum number of documents listed for one collection. */
const USES_NAMED_MAX = 5

/** The documents that use a picture, published and in the newest drafts. */
export async function findPictureUses(payload: Payload, picture: string): Promise<PictureUse[]> {
  const inCollections = payload.config.collections.map(
    async ({ flattenedFields, labels, slug, versions }) => {
      const paths = picturePaths(flattenedFields)
      if (paths.length === 0) return []
      const found = await Promise.all(
        (versions ? [false, true] : [false]).map((draft) =>
          payload.find({
            collection: slug as CollectionSlug,
            depth: 0,
            draft,
            limit: USES_NAMED_MAX,
            where: { or: paths.map((path) => ({ [path.join('.')]: { in: [picture] } })) },
          }),
        ),
      )
      const docs = new Map(found.flatMap(({ docs }) => docs).map((doc) => [String(doc.id), doc]))
      return [...docs].map(([id, doc]) => ({
        id,
        label: String(labels.singular),
        slug,
        title: titleOf(doc),
      }))
    },
  )
  const inGlobals = payload.config.globals.map(
    async ({ flattenedFields, label, slug, versions }) => {
      const paths = picturePaths(flattenedFields)
      if (paths.length === 0) return []
      const found = await Promise.all(
        (versions ? [false, true] : [false]).map((draft) =>
          payload.findGlobal({ depth: 0, draft, slug: slug as GlobalSlug }),
        ),
      )
      const isUsed = found.some((page) => paths.some((path) => idsAt(page, path).includes(picture)))
      return isUsed ? [{ label: String(label), slug, title: '' }] : []
    },
  )
  return (await Promise.all([...inCollections, ...inGlobals])).flat()
}

function picturePaths(fields: FlattenedField[], above: string[] = []): string[][] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    if (field.type === 'upload' && field.relationTo === 'media') return [path]
    return field.type === 'group' || field.type === 'tab'
      ? picturePaths(field.flattenedFields, path)
      : []
  })
}

function idsAt(page: object, path: string[]): unknown[] {
  const value = path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    page,
  )
  return [value].flat()
}

/** Refuses to delete a picture that is used, which would leave a gap on a page. */
export const refuseUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const uses = await findPictureUses(req.payload, String(id))
  if (uses.length === 0) return
  const places = uses.map(({ label, title }) => (title ? `${label} “${title}”` : label))
  throw new APIError(access.pictureUsed(places.join(', ')), 409, undefined, true)
}
