import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseDriver } from '@/databaseClient'
import { backupOrder } from '@/cli/backup/makeBackup'
import { bsonBatches } from '@/cli/backup/collections'
import { contentSummary, belongsInBackup, documentsFile, metadataFile } from '@/cli/backup/archive'
import { restoreDocuments } from '@/cli/backup/restoreDatabase'
import { restoreOrder } from '@/cli/backup/restoreBackup'
import { unableToSnapshot } from '@/cli/backup/dumpDatabase'

const { Double, MongoServerError } = databaseDriver()
const { deserialize, serialize } = databaseDriver().BSON

async function fileOf(documents: Uint8Array[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bson-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'Many.bson')
  await writeFile(file, Buffer.concat(documents))
  return file
}

describe('[V8] what is typed after backup and restore', () => {
  it('should name the archive after the moment unless it is told', () => {
    const now = new Date('2026-11-22T06:07:08.900Z')
    expect(backupOrder({ args: [], now })).toBe(
      path.resolve('.data/backups/2026-11-22T06-07-08Z.tar.gz'),
    )
    expect(backupOrder({ args: ['a.tar.gz'], now })).toBe(path.resolve('a.tar.gz'))
    expect(backupOrder({ args: ['/mnt/a.tar.gz'], now })).toBe('/mnt/a.tar.gz')
  })

  it.each([[['a', 'b']], [['--all']]])('should refuse %j for a backup', (args) => {
    expect(() => backupOrder({ args, now: new Date() })).toThrow('npm run backup -- FILE.tar.gz')
  })

  it('should restore one file, and replace only when told', () => {
    const file = path.resolve('a.tar.gz')
    expect(restoreOrder(['a.tar.gz'])).toEqual({ file, replace: false })
    expect(restoreOrder(['--replace', 'a.tar.gz'])).toEqual({ file, replace: true })
  })

  it.each([[[]], [['--replace']], [['a', 'b']], [['a', '--replaced']]])(
    'should refuse %j for a restore',
    (args) => {
      expect(() => restoreOrder(args)).toThrow('Say which backup: npm run restore')
    },
  )
})

describe('[V8] the names in a backup', () => {
  it.each(['manifest.json', 'media/lamp.webp', 'media/deep/मेहंदी.webp', 'media/...webp'])(
    'should take %j',
    (name) => expect(belongsInBackup(name)).toBe(true),
  )

  it.each([
    '/etc/passwd',
    '../manifest.json',
    'database/../../Many.bson',
    'database/Many.bson/more',
    'database/Many.sh',
    'media/',
    'media/../x',
    'media/./x',
    'media//x',
    'media/..\\x',
    'media/x\0',
    'other/x',
  ])('should refuse %j', (name) => expect(belongsInBackup(name)).toBe(false))

  it('should make a file name of any collection name', () => {
    expect(documentsFile('a/../b:c')).toBe('database/a%2F..%2Fb%3Ac.bson')
    expect(belongsInBackup(metadataFile('a/../b:c'))).toBe(true)
  })
})

describe('[V8] the documents of a backup', () => {
  it('should come some at a time, whole, and in order', async () => {
    const documents = Array.from({ length: 1_203 }, (_none, number) =>
      serialize({ number, words: 'x'.repeat(number * 5) }),
    )
    const file = await fileOf(documents)
    const numbers: number[] = []
    const sizes: number[] = []
    for await (const batch of bsonBatches(file)) {
      sizes.push(batch.length)
      numbers.push(...batch.map((bytes) => deserialize(bytes).number as number))
    }
    expect(numbers).toEqual(documents.map((_bytes, number) => number))
    expect(sizes).toEqual([500, 500, 203])
  })

  it.each([
    ['a cut', Buffer.from(serialize({ a: 1 })).subarray(0, 9), 'ends within a document'],
    ['no length', Buffer.alloc(8), 'no length'],
  ])('should be refused with %s', async (_name, bytes, line) => {
    const batches = bsonBatches(await fileOf([bytes]))
    await expect(batches.next()).rejects.toThrow(line)
  })

  it('should be counted where the driver cannot write them as they were', async () => {
    const exact = serialize({ one: new Double(1) })
    const old = Buffer.from(serialize({ gone: null }))
    old[4] = 0x06 // BSON's undefined, which no driver writes any more
    const inserted: object[] = []
    const insertMany = async (documents: object[]) => void inserted.push(...documents)
    const collection = { insertMany } as unknown as mongo.Collection
    const file = await fileOf([exact, old])
    expect(await restoreDocuments({ collection, file, check: () => undefined })).toEqual({
      count: 2,
      inexact: 1,
    })
    expect(inserted).toEqual([{ one: new Double(1) }, { gone: undefined }])
  })

  it('should be summed up in a line', () => {
    const file = { bytes: 1, sha256: '' }
    const files = {
      'database/A.bson': { ...file, documents: 3 },
      'database/A.metadata.json': file,
      'database/B.bson': { ...file, documents: 0 },
      'media/a.webp': file,
    }
    expect(contentSummary({ files })).toBe('3 documents in 2 collections, 1 picture')
  })

  it('should be read without a snapshot only where there is none to be had', () => {
    expect(unableToSnapshot(new MongoServerError({ code: 246, errmsg: 'unavailable' }))).toBe(true)
    expect(unableToSnapshot(new MongoServerError({ code: 13, errmsg: 'not allowed' }))).toBe(false)
    expect(unableToSnapshot(new Error('gone'))).toBe(false)
  })
})
