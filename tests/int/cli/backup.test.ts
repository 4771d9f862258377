import { randomBytes } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { expect } from 'vitest'
import { LaunchError } from '@/cli/launcher'
import { databaseDriver } from '@/databaseClient'
import { backupHere, restoreHere } from '../../harness/backup/backupInProcess'
import { test, type Place } from '../../harness/backup/backupTest'
import { rawContent } from '../../harness/content/rawContent'
import { fillMany } from '../../harness/database/fillMany'

const { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = databaseDriver()

/** Of a collection whose name is none for a file. */
const odd = 'Odd: a/b'

const oddities = [
  {
    _id: new ObjectId('65a1b2c3d4e5f60718293a4b'),
    bytes: new Binary(Buffer.from([0, 128, 255])),
    date: new Date('1947-08-15T00:00:00.001Z'),
    decimal: Decimal128.fromString('12345678901234567890.123456789'),
    deep: { z: [{ a: new Int32(1) }, [null]], a: 'राजस्थानी 👩‍🍳' },
    double: new Double(3),
    int: new Int32(3),
    long: Long.fromString('9007199254740993'),
    nothing: null,
    pattern: /^a.b$/i,
    timestamp: new Timestamp({ t: 1_700_000_000, i: 3 }),
  },
  { _id: 'a text', int: new Double(-0), once: 'a' },
  { _id: 7, once: 'b' },
]

test('[V8] a backup should bring back every type and picture in an empty database', async ({
  backup,
  db,
  folder,
  newPlace,
  restore,
}) => {
  const [from, to] = [newPlace(), newPlace()]
  const source = db(from)
  await source.collection(odd).insertMany(oddities as never)
  await fillMany({ db: source, count: 1_300 })
  const pictures = await putPictures(from)

  const file = path.join(folder, 'deep', 'one.tar.gz')
  const made = await backup({ args: [file], place: from })
  expect(made).toMatchObject({ code: 0 })
  expect(made.said).toMatch(/Backup +1303 documents in 2 collections, 2 pictures/)
  expect(made.said).toContain(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const restored = await restore({ args: [file], place: to })
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.said).toMatch(/Check +1303 documents in 2 collections, 2 pictures, made /)
  const content = await rawContent(db(to))
  expect(content).toEqual(await rawContent(source))
  expect(Object.keys(content).sort()).toEqual(['Many', odd])
  for (const [name, bytes] of pictures) {
    expect((await readFile(path.join(to.media, name))).equals(bytes)).toBe(true)
  }
})

test('[V8] a backup should hold the documents as MongoDB stores them', async ({
  db,
  folder,
  newPlace,
}) => {
  const place = newPlace()
  await fillMany({ db: db(place), count: 2 })
  const file = path.join(folder, 'one.tar.gz')
  await backupHere({ file, place })
  const names: string[] = []
  await extract({ cwd: folder, file, onReadEntry: (entry) => void names.push(entry.path) })
  expect(names).toEqual(['manifest.json', 'database/Many.bson'])
  const { deserialize } = databaseDriver().BSON
  const documents = await readFile(path.join(folder, 'database/Many.bson'))
  expect(deserialize(documents.subarray(0, documents.readInt32LE(0)))).toMatchObject({ number: 0 })
})

test('[V8] a backup of nothing should be restored too', async ({ db, folder, newPlace }) => {
  const place = newPlace()
  const file = path.join(folder, 'none.tar.gz')
  await backupHere({ file, place: newPlace() })
  await restoreHere({ file, place, parent: folder })
  expect(await rawContent(db(place))).toEqual({})
})

test('[V8] a backup should never take the place of a file that is there', async ({
  folder,
  newPlace,
}) => {
  const file = path.join(folder, 'mine.tar.gz')
  await writeFile(file, 'mine')
  await expect(backupHere({ file, place: newPlace() })).rejects.toThrow(
    new LaunchError(`${file} already exists: name another file.`),
  )
  expect(await readFile(file, 'utf8')).toBe('mine')
})

test('[V8] a backup should have a name of its own where none is given, leave pictures to their object store, and say so', async ({
  backup,
  db,
  newPlace,
  restore,
}) => {
  const [from, to] = [newPlace(), newPlace()]
  await fillMany({ db: db(from), count: 1 })
  await putPictures(from)
  const env = { S3_BUCKET: 'pictures' }
  const made = await backup({ env, place: from })
  expect(made.said).toContain('1 document in 1 collection, 0 pictures')
  expect(made.said).toContain('an object store keeps them')
  const file = /Archive +(\S+)/.exec(made.said)?.[1] ?? ''
  expect(file).toMatch(/\/\.data\/backups\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
  const again = await backup({ args: [file], env, place: from })
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('already exists') })
  expect((await restore({ args: [file], env, place: to })).said).toContain('an object store')
  expect(await db(to).collection('Many').countDocuments()).toBe(1)
})

async function putPictures({ media }: Place) {
  const pictures = new Map([
    ['plain.jpg', randomBytes(100_000)],
    ['मेहंदी @ 480.webp', randomBytes(10)],
  ])
  await mkdir(media, { recursive: true })
  for (const [name, bytes] of pictures) await writeFile(path.join(media, name), bytes)
  return pictures
}
