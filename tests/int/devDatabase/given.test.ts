import { expect, it } from 'vitest'
import { databaseClient } from '@/databaseClient'
import { DatabaseError } from '@/devDatabase/DatabaseError'
import { readNotes, writeNotes } from '../../harness/database/notes'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/database/sandbox'
import { throwAwayDatabase } from '../../harness/database/throwAwayDatabase'

async function ownersServer() {
  const { folder, nowhere } = await databaseSandbox()
  const { uri } = await startForTest(folder, fallbackSettings())
  await writeNotes(uri, ["the owner's"])
  return { folder, settings: { ...nowhere, databaseUri: uri }, uri }
}

async function databasesOf(uri: string) {
  const client = databaseClient(uri)
  const { databases } = await client.db().admin().listDatabases()
  await client.close()
  return databases.map(({ name }) => name)
}

it('DATABASE_URI should come before every program, and be used as it is [W2]', async () => {
  const { folder, settings, uri } = await ownersServer()
  const database = await startForTest(folder, settings)
  expect(database).toMatchObject({ uri, server: 'the server of DATABASE_URI' })
  expect(database.lines).toEqual(['Using the server of DATABASE_URI.'])
  await database.stop()
  expect(await readNotes(uri)).toEqual(["the owner's"])
})

it("DATABASE_URI should lend the tests a database that is dropped, next to the owner's [W2]", async () => {
  const { settings, uri } = await ownersServer()
  const database = await throwAwayDatabase(() => undefined, settings)
  await writeNotes(database.uri, ['ours'])
  const name = new URL(database.uri).pathname.slice(1)
  expect(await databasesOf(uri)).toContain(name)
  await database.stop()
  expect(await databasesOf(uri)).not.toContain(name)
  expect(await readNotes(uri)).toEqual(["the owner's"])
})

it('a DATABASE_URI that does not answer should be said in one line [W2]', async () => {
  const { folder, nowhere } = await databaseSandbox()
  const databaseUri = 'mongodb://127.0.0.1:1/shop?serverSelectionTimeoutMS=300'
  const start = startForTest(folder, { ...nowhere, databaseUri })
  await expect(start).rejects.toThrow(DatabaseError)
  await expect(start).rejects.toThrow(/^The server of DATABASE_URI does not answer: .*ECONNREFUSED/)
})
