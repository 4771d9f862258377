import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { create, extract } from 'tar'
import { expect, onTestFinished } from 'vitest'
import { holdFolder } from '@/database/holdFolder'
import { start, test as base } from '../../helpers/backupTest'
import { rawContent } from '../../helpers/rawContent'

/** A backup of 300 documents and a picture, and a database with other content. */
const test = base.extend('stage', async ({ backup, db, folder, newPlace }) => {
  const [from, to] = [newPlace(), newPlace()]
  await fill({ db: db(from), count: 300 })
  await mkdir(from.media)
  await writeFile(path.join(from.media, 'lamp.webp'), 'a lamp')
  const file = path.join(folder, 'one.tar.gz')
  expect(await backup({ args: [file], place: from })).toMatchObject({ code: 0 })
  await db(to).collection('Booking').insertOne({ name: 'Meera' })
  await db(to).collection('Booking').createIndex({ name: 1 }, { unique: true })
  return { file, from, to, before: await rawContent(db(to)) }
})

test('[V8] a restore should leave a database that holds documents alone, and say what to type', async ({
  db,
  restore,
  stage: { before, file, to },
}) => {
  const { code, said } = await restore({ args: [file], place: to })
  expect(code).toBe(1)
  expect(said).toContain(
    `The database holds documents (in Booking), which would be lost. If that is meant: npm run restore -- ${file} --replace`,
  )
  expect(await rawContent(db(to))).toEqual(before)
  await expect(readdir(to.media)).rejects.toThrow('ENOENT')
})

test('[V8] --replace should leave what the backup holds and nothing else', async ({
  db,
  restore,
  stage: { file, from, to },
}) => {
  expect(await restore({ args: [file, '--replace'], place: to })).toMatchObject({ code: 0 })
  const { Booking, ...content } = await rawContent(db(to))
  expect(content).toEqual(await rawContent(db(from)))
  expect(Booking?.documents).toEqual([])
  expect(await readFile(path.join(to.media, 'lamp.webp'), 'utf8')).toBe('a lamp')
})

test.for(['SIGKILL', 'SIGTERM'] as const)(
  '[V8] a restore that %s cut off should say so, and begin again when told to',
  async (signal, { backup, db, folder, newPlace, restore, stage: { to } }) => {
    const from = newPlace()
    await fill({ db: db(from), count: 12_000 })
    const file = path.join(folder, 'large.tar.gz')
    await backup({ args: [file], place: from })
    const script = 'src/launch/restore.ts'
    const run = start({ args: [file, '--replace'], folder, place: to, script })
    const many = db(to).collection('Many')
    await expect.poll(() => many.findOne({}), { interval: 5, timeout: 30_000 }).toBeTruthy()
    run.signal(signal)
    await run.launcher
    expect(await many.countDocuments()).toBeLessThan(12_000)
    const again = `npm run restore -- ${file} --replace`
    if (signal === 'SIGTERM') expect(run.said()).toContain(`was cut off`)
    if (signal === 'SIGTERM') expect(run.said()).toContain(again)

    const refused = await restore({ args: [file], place: to })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain(`A restore of ${file} was cut off`)
    expect(refused.said).toContain(again)
    expect((await backup({ place: to })).said).toContain('which is no backup')

    expect(await restore({ args: [file, '--replace'], place: to })).toMatchObject({ code: 0 })
    expect(await rawContent(db(to))).toMatchObject(await rawContent(db(from)))
  },
)

test('[V8] a restore should refuse an archive that was cut or altered, before it touches anything', async ({
  db,
  folder,
  restore,
  stage: { before, file, to },
}) => {
  const cut = path.join(folder, 'cut.tar.gz')
  await copyFile(file, cut)
  await truncate(cut, (await readFile(file)).length - 100)
  const flipped = path.join(folder, 'flipped.tar.gz')
  const bytes = await readFile(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 255
  await writeFile(flipped, bytes)
  const text = path.join(folder, 'text.txt')
  await writeFile(text, 'a letter')
  const altered = await remade({ file, folder, change: alterPicture })
  const missing = await remade({ file, folder, without: 'media/lamp.webp' })
  const more = await remade({ file, folder, change: addPicture })

  const rows: [string, RegExp][] = [
    [cut, /not a whole backup of this site: it is cut off/],
    [flipped, /not a whole backup of this site/],
    [text, /not a whole backup of this site/],
    [altered, /media\/lamp\.webp was altered/],
    [missing, /media\/lamp\.webp is missing/],
    [more, /media\/more\.webp is not in its table of contents/],
    [path.join(folder, 'none.tar.gz'), /There is no file /],
  ]
  for (const [archive, line] of rows) {
    const { code, said } = await restore({ args: [archive, '--replace'], place: to })
    expect({ archive, code }).toEqual({ archive, code: 1 })
    expect(said).toMatch(line)
  }
  expect(await rawContent(db(to))).toEqual(before)
})

test('[V8] a restore should write nothing outside, whatever the archive names', async ({
  db,
  folder,
  restore,
  stage: { before, file, to },
}) => {
  const outside = await remade({ file, folder, name: () => 'media/../../../outside.webp' })
  const absolute = await remade({ file, folder, name: () => path.join(folder, 'outside.webp') })
  const link = await remade({
    file,
    folder,
    change: (inside) => symlink('/etc', path.join(inside, 'media/link')),
  })
  for (const archive of [outside, absolute, link]) {
    const { code, said } = await restore({ args: [archive, '--replace'], place: to })
    expect({ archive, code }).toEqual({ archive, code: 1 })
    expect(said).toContain('not a whole backup of this site')
  }
  expect((await readdir(folder, { recursive: true })).join()).not.toContain('outside.webp')
  expect(await rawContent(db(to))).toEqual(before)
})

test('[V8] both should say who holds the embedded database', async ({
  backup,
  folder,
  newPlace,
  restore,
  stage: { file },
}) => {
  const { release } = await holdFolder(path.join(folder, '.data/db'))
  onTestFinished(release)
  const embedded = { env: { DATABASE_URI: '' }, place: newPlace() }
  for (const { code, said } of [
    await backup(embedded),
    await restore({ args: [file], ...embedded }),
  ]) {
    expect(code).toBe(1)
    expect(said).toMatch(
      new RegExp(`is in use by process ${process.pid} since .*: stop that one first`),
    )
  }
})

interface Remade {
  file: string
  folder: string
  change?(inside: string): Promise<void>
  without?: string
  /** Another name for the picture. */
  name?(): string
}

/** The same archive, unpacked, changed and packed again. */
async function remade({ file, folder, change, without, name }: Remade) {
  const id = createHash('md5').update(String(Math.random())).digest('hex')
  const inside = path.join(folder, id)
  await mkdir(inside)
  await extract({ cwd: inside, file })
  await change?.(inside)
  const archive = path.join(folder, `${id}.tar.gz`)
  await create(
    {
      cwd: inside,
      file: archive,
      filter: (entry) => entry !== without,
      gzip: true,
      onWriteEntry(entry) {
        if (name && entry.path === 'media/lamp.webp') entry.path = name()
      },
      portable: true,
      preservePaths: true,
    },
    (await readdir(inside, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(inside, path.join(entry.parentPath, entry.name))),
  )
  return archive
}

async function alterPicture(inside: string) {
  await writeFile(path.join(inside, 'media/lamp.webp'), 'a LAMP')
}

async function addPicture(inside: string) {
  await writeFile(path.join(inside, 'media/more.webp'), 'more')
}

async function fill({ db, count }: { db: mongo.Db; count: number }) {
  const documents = Array.from({ length: count }, (_none, number) => ({
    number,
    words: 'a wedding in Jaipur '.repeat(200),
  }))
  await db.collection('Many').insertMany(documents)
}
