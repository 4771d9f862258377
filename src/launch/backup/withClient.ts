import type { mongo } from 'mongoose'
import { databaseClient } from '../../database/databaseClient'

/** A connection for as long as `work` takes. */
export async function withClient<Result>(
  uri: string,
  work: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = databaseClient(uri)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}
