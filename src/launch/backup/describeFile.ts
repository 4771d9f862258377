import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ContentFile } from './Manifest'

/** What the table of contents says about a file; read piece by piece, however large it is. */
export async function describeFile(file: string): Promise<ContentFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
