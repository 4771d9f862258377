import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'

/** Codes of a name that no file has, or can have. */
const noSuchFile = [
  'EINVAL',
  'EISDIR',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'ERR_INVALID_ARG_VALUE',
]

/** A picture that is not on this machine's disk; Payload tells of it as of a fault. */
export async function missingFile({ payload, routeParams }: PayloadRequest): Promise<boolean> {
  const { upload } = payload.collections[String(routeParams?.collection) as 'media'].config
  if (upload.disableLocalStorage) return false
  const name = String(routeParams?.filename)
  if (name !== path.basename(name)) return true
  try {
    return !(await stat(path.resolve(upload.staticDir ?? '', name))).isFile()
  } catch (error) {
    if (noSuchFile.includes((error as NodeJS.ErrnoException).code ?? '')) return true
    throw error
  }
}
