import { databaseClient } from '@/databaseClient'

/** Writes and reads a few documents straight through the driver. */
export async function writeNotes(uri: string, texts: string[]) {
  await withNotes(uri, (notes) => notes.insertMany(texts.map((text) => ({ text }))))
}

/** Something to save that `readNotes` does not read. */
export async function writeMarker(uri: string) {
  await withNotes(uri, (_notes, markers) => markers.insertOne({ text: 'marker' }))
}

export async function readNotes(uri: string): Promise<string[]> {
  const found = await withNotes(uri, (notes) => notes.find({}).sort({ text: 1 }).toArray())
  return found.map(({ text }) => text)
}

type Client = ReturnType<typeof databaseClient>
type Collection = ReturnType<ReturnType<Client['db']>['collection']>

async function withNotes<Result>(
  uri: string,
  work: (notes: Collection, markers: Collection) => Promise<Result>,
) {
  const client = databaseClient(uri)
  try {
    return await work(client.db().collection('notes'), client.db().collection('markers'))
  } finally {
    await client.close()
  }
}
