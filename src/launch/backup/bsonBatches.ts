import { createReadStream } from 'node:fs'

const manyDocuments = 500
const manyBytes = 4_000_000
const lengthBytes = 4

/** The documents of a file that mongodump or the backup wrote, some at a time, as bytes. */
export async function* bsonBatches(file: string): AsyncGenerator<Buffer[]> {
  let rest = Buffer.alloc(0)
  let batch: Buffer[] = []
  let size = 0
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, piece as Buffer])
    let length = lengthOf(rest)
    while (length !== null && length <= rest.length) {
      batch.push(rest.subarray(0, length))
      size += length
      rest = rest.subarray(length)
      if (batch.length >= manyDocuments || size >= manyBytes) {
        yield batch
        batch = []
        size = 0
      }
      length = lengthOf(rest)
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document.`)
  if (batch.length > 0) yield batch
}

function lengthOf(rest: Buffer) {
  if (rest.length < lengthBytes) return null
  const length = rest.readInt32LE(0)
  if (length <= lengthBytes) throw new Error('A document says that it has no length.')
  return length
}
