import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rawContent } from '../content/rawContent'
import { fillMany } from '../database/fillMany'
import { backupHere } from './backupInProcess'
import { test as base } from './backupTest'

/** A backup of 300 documents and a picture, and a database with other content. */
export const test = base.extend('stage', async ({ db, folder, newPlace }) => {
  const [from, to] = [newPlace(), newPlace()]
  await fillMany({ db: db(from), count: 300 })
  await mkdir(from.media)
  await writeFile(path.join(from.media, 'lamp.webp'), 'a lamp')
  const file = path.join(folder, 'one.tar.gz')
  await backupHere({ file, place: from })
  await db(to).collection('Booking').insertOne({ name: 'Meera' })
  await db(to).collection('Booking').createIndex({ name: 1 }, { unique: true })
  return { file, from, to, before: await rawContent(db(to)) }
})
