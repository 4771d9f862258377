import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { may } from '@/account/roles'
import type { Media } from '@/payload-types'
import { cuts } from './cuts'

/**
 * True if the picture was stored before one of the current sizes existed. A size that is larger than the
 * picture is stored as null.
 */
export const lacksCuts = ({ sizes }: Pick<Media, 'sizes'>): boolean =>
  cuts.some(({ name }) => sizes?.[name as keyof typeof sizes]?.filename === undefined)

/** Adds missing sizes to an older picture when it is saved, as if its file were uploaded again. */
export const addMissingCuts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { payload, user } = req
  if (operation !== 'update' || !('id' in args) || req.file) return args
  // Payload runs this hook before it checks access.
  if (!args.overrideAccess && !may(user, 'editContent')) return args
  const stored: Media | null = await payload.findByID({
    id: String(args.id),
    collection: 'media',
    depth: 0,
    disableErrors: true,
  })
  if (!stored?.filename || !lacksCuts(stored)) return args
  const data = await storedFile(stored.filename, stored, req)
  if (!data) return args
  const { filename: name, focalX, focalY, mimeType } = stored
  req.file = { data, mimetype: mimeType ?? '', name, size: data.length }
  return { ...args, data: { focalX, focalY, ...args.data }, overwriteExistingFiles: true }
}

/**
 * Reads the file from the object store or the media folder. Logs and returns undefined when it is missing.
 */
async function storedFile(filename: string, doc: Media, req: PayloadRequest) {
  const { upload } = req.payload.collections.media.config
  try {
    for (const handler of upload.handlers ?? []) {
      const response = await handler(req, { doc, params: { collection: 'media', filename } })
      if (response?.ok) return Buffer.from(await response.arrayBuffer())
    }
    return await readFile(path.join(String(upload.staticDir), filename))
  } catch (err) {
    req.payload.logger.error({ err, msg: `The file of the picture ${filename} is missing.` })
    return undefined
  }
}
