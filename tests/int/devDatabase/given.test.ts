import { describe, expect, it } from 'vitest'
import { DatabaseError } from '@/devDatabase/DatabaseError'
import { databaseClient } from '@/devDatabase/client'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/databaseSandbox'
import { readNotes, writeNotes } from '../../harness/databaseNotes'

async function ownersServer() {
  const { uri, stop } = await startForTest(null, fallbackSettings())
  await writeNotes(uri, ["the owner's"])
  return { uri, stop }
}

async function databasesOf(uri: string) {
  const client = databaseClient(uri)
  const { databases } = await client.db().admin().listDatabases()
  await client.close()
  return databases.map(({ name }) => name)
}

describe('DATABASE_URI', () => {
  it('should come before every program, and be used as it is [W2]', async () => {
    const owner = await ownersServer()
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const settings = { ...sandbox.nowhere, databaseUri: owner.uri }
    const database = await startForTest(sandbox.folder, settings)
    expect(database).toMatchObject({ uri: owner.uri, server: 'the server of DATABASE_URI' })
    expect(database.lines).toEqual(['Using the server of DATABASE_URI.'])
    await database.stop()
    expect(await readNotes(owner.uri)).toEqual(["the owner's"])
    expect(await sandbox.calls()).toBe('')
  })

  it("should lend a database that is dropped, next to the owner's, where nothing is kept [W2]", async () => {
    const owner = await ownersServer()
    const { nowhere } = await databaseSandbox()
    const database = await startForTest(null, { ...nowhere, databaseUri: owner.uri })
    expect(database.uri).not.toBe(owner.uri)
    await writeNotes(database.uri, ['ours'])
    const name = new URL(database.uri).pathname.slice(1)
    expect(await databasesOf(owner.uri)).toContain(name)
    await database.stop()
    expect(await databasesOf(owner.uri)).not.toContain(name)
    expect(await readNotes(owner.uri)).toEqual(["the owner's"])
  })

  it('should keep the replica set of the server in the address [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const set = await startForTest(null, sandbox.nowhere)
    const database = await startForTest(null, { ...sandbox.nowhere, databaseUri: set.uri })
    expect(database.uri).toContain('?replicaSet=rs0')
  })

  it('should be told apart from one that does not answer [W2]', async () => {
    const { nowhere } = await databaseSandbox()
    const databaseUri = 'mongodb://127.0.0.1:1/shop?serverSelectionTimeoutMS=300'
    const start = startForTest(null, { ...nowhere, databaseUri })
    await expect(start).rejects.toThrow(DatabaseError)
    await expect(start).rejects.toThrow(
      /^The server of DATABASE_URI does not answer: .*ECONNREFUSED/,
    )
  })
})
