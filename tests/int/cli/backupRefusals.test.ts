import { copyFile, readFile, readdir, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startDatabase } from '@/devDatabase/startDatabase'
import { restoreHere } from '../../harness/backup/backupInProcess'
import { test } from '../../harness/backup/backupStageTest'
import { remadeArchive } from '../../harness/backup/remadeArchive'
import { rawContent } from '../../harness/content/rawContent'

test('[V8] a restore should leave a database that holds documents alone, and say what to type, which leaves what the backup holds and nothing else', async ({
  db,
  restore,
  stage: { before, file, from, to },
}) => {
  const { code, said } = await restore({ args: [file], place: to })
  expect(code).toBe(1)
  expect(said).toContain(
    `The database contains documents (in Booking), which would be deleted. To delete them: npm run restore -- ${file} --replace`,
  )
  expect(await rawContent(db(to))).toEqual(before)
  await expect(readdir(to.media)).rejects.toThrow('ENOENT')

  expect(await restore({ args: [file, '--replace'], place: to })).toMatchObject({ code: 0 })
  const { Booking, ...content } = await rawContent(db(to))
  expect(content).toEqual(await rawContent(db(from)))
  expect(Booking?.documents).toEqual([])
  expect(await readFile(path.join(to.media, 'lamp.webp'), 'utf8')).toBe('a lamp')
})

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
  const altered = await remadeArchive({ file, folder, change: alterPicture })
  const missing = await remadeArchive({ file, folder, without: 'media/lamp.webp' })
  const more = await remadeArchive({ file, folder, change: addPicture })

  const rows: [string, RegExp][] = [
    [cut, /not a complete backup of this site: it is incomplete/],
    [flipped, /not a complete backup of this site/],
    [text, /not a complete backup of this site/],
    [altered, /media\/lamp\.webp was altered/],
    [missing, /media\/lamp\.webp is missing/],
    [more, /media\/more\.webp is not in its manifest/],
    [path.join(folder, 'none.tar.gz'), /There is no file /],
  ]
  for (const [archive, line] of rows) {
    await expect(restoreHere({ file: archive, place: to, parent: folder })).rejects.toThrow(line)
  }
  const { code, said } = await restore({ args: [altered, '--replace'], place: to })
  expect(code).toBe(1)
  expect(said).toMatch(/media\/lamp\.webp was altered/)
  expect(await rawContent(db(to))).toEqual(before)
  await expect(readdir(to.media)).rejects.toThrow('ENOENT')
})

test('[V8] a restore should write nothing outside, whatever the archive names', async ({
  db,
  folder,
  stage: { before, file, to },
}) => {
  const outside = await remadeArchive({ file, folder, name: () => 'media/../../../outside.webp' })
  const absolute = await remadeArchive({
    file,
    folder,
    name: () => path.join(folder, 'outside.webp'),
  })
  const link = await remadeArchive({
    file,
    folder,
    change: (inside) => symlink('/etc', path.join(inside, 'media/link')),
  })
  for (const archive of [outside, absolute, link]) {
    await expect(
      restoreHere({ file: archive, place: to, parent: path.join(folder, 'work') }),
      archive,
    ).rejects.toThrow('not a complete backup of this site')
  }
  expect((await readdir(folder, { recursive: true })).join()).not.toContain('outside.webp')
  expect(await rawContent(db(to))).toEqual(before)
})

// A backup opens it the same way.
test('[V8] a restore should say that the embedded database is in use', async ({
  folder,
  newPlace,
  restore,
  stage: { file },
}) => {
  const held = path.join(folder, '.data/db')
  const { stop } = await startDatabase({ folder: held, report: () => undefined })
  onTestFinished(stop)
  const embedded = { env: { DATABASE_URI: '' }, place: newPlace() }
  const { code, said } = await restore({ args: [file], ...embedded })
  expect(code).toBe(1)
  expect(said).toMatch(/\.data\/db\/\S+ is in use: stop what runs on it first\./)
})

async function alterPicture(inside: string) {
  await writeFile(path.join(inside, 'media/lamp.webp'), 'a LAMP')
}

async function addPicture(inside: string) {
  await writeFile(path.join(inside, 'media/more.webp'), 'more')
}
