import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { mediaFile, pictureVersion } from '@/apiPaths'
import { inTime } from '@/rateLimit/withTimeout'

/** While the database is unavailable, pictures are sent without this check. */
const PATIENCE_MS = 500

interface PictureRequest {
  filename: string
  owner: SanitizedCollectionConfig
  req: PayloadRequest
}

/**
 * True for the addresses that pages use for a picture: without a version or with the version of the stored
 * document. Caches store only these, since anyone can make up other addresses.
 */
export async function isPictureAddress({ filename, owner, req }: PictureRequest): Promise<boolean> {
  const { pathname, search } = new URL(req.url ?? '', 'http://localhost')
  const address = pathname + search
  if (address === mediaFile(filename)) return true
  const names = ['filename', ...(owner.upload.imageSizes ?? []).map(fileOfSize)]
  const where: Where = { or: names.map((name) => ({ [name]: { equals: filename } })) }
  const find = req.payload.db.findOne<{ id: string; updatedAt: string }>({
    collection: owner.slug,
    where,
  })
  return inTime(find, PATIENCE_MS).then(
    (picture) => address === mediaFile(filename, picture ? pictureVersion(picture.updatedAt) : ''),
    () => true,
  )
}

const fileOfSize = ({ name }: { name: string }) => `sizes.${name}.filename`
