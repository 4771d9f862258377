import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface DumpDocumentsOptions {
  /** A cursor that hands out documents as the server sent them. */
  source: AsyncIterable<unknown>
  file: string
  check(): void
}

/** Writes documents one after another, as they are, and counts them. */
export async function dumpDocuments({ source, file, check }: DumpDocumentsOptions) {
  let count = 0
  async function* counted() {
    for await (const document of source) {
      check()
      count += 1
      yield document
    }
  }
  const target = createWriteStream(file, { mode: 0o600, highWaterMark: 1 << 20 })
  await pipeline(Readable.from(counted()), target)
  return count
}
