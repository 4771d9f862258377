import { databaseClient } from '@/databaseClient'

const clients = new Map<string, ReturnType<typeof databaseClient>>()

/** The database of a site, over one client for all tests of a worker. */
export function siteDatabase({ databaseUri }: { databaseUri: string }) {
  const client = clients.get(databaseUri) ?? databaseClient(databaseUri)
  clients.set(databaseUri, client)
  return client.db()
}

export async function closeDatabases() {
  for (const client of clients.values()) await client.close()
  clients.clear()
}
