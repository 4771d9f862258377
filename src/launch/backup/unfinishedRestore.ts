import type { mongo } from 'mongoose'

interface Note {
  _id: string
  file: string
  since: Date
}

/** The collection that exists with a note in it while a restore is under way, or was cut off. */
export const unfinishedRestore = 'unfinished-restore'

export async function readUnfinished(db: mongo.Db) {
  return notes(db).findOne({})
}

export async function noteUnfinished({ db, file }: { db: mongo.Db; file: string }) {
  await notes(db).deleteMany({})
  await notes(db).insertOne({ _id: 'restore', file, since: new Date() })
}

export async function forgetUnfinished(db: mongo.Db) {
  await notes(db).drop()
}

function notes(db: mongo.Db) {
  return db.collection<Note>(unfinishedRestore)
}
