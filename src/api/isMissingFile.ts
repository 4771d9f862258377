import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

const noSuchFile = [
  'EINVAL',
  'EISDIR',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'ERR_INVALID_ARG_VALUE',
]

/** True for an upload without a file on the disk, for which Payload would answer 500. */
export async function isMissingFile(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  name = '',
): Promise<boolean> {
  if (!('upload' in config) || !config.upload || config.upload.disableLocalStorage) return false
  if (name !== path.basename(name)) return true
  try {
    return !(await stat(path.resolve(config.upload.staticDir ?? '', name))).isFile()
  } catch (error) {
    if (noSuchFile.includes((error as NodeJS.ErrnoException).code ?? '')) return true
    throw error
  }
}
