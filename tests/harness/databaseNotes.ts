import { databaseClient } from '@/database/databaseClient'

/** Writes and reads a few documents straight through the driver. */
export async function writeNotes(uri: string, texts: string[]) {
  await withNotes(uri, (notes) => notes.insertMany(texts.map((text) => ({ text }))))
}

export async function readNotes(uri: string): Promise<string[]> {
  const found = await withNotes(uri, (notes) => notes.find({}).sort({ text: 1 }).toArray())
  return found.map(({ text }) => text)
}

type Client = ReturnType<typeof databaseClient>

async function withNotes<Result>(
  uri: string,
  work: (notes: ReturnType<ReturnType<Client['db']>['collection']>) => Promise<Result>,
) {
  const client = databaseClient(uri)
  try {
    return await work(client.db().collection('notes'))
  } finally {
    await client.close()
  }
}
