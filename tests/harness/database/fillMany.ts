import type { mongo } from 'mongoose'

interface Many {
  count: number
  db: mongo.Db
  /** How long each is, in words. */
  words?: number
}

export async function fillMany({ count, db, words = 40 }: Many) {
  const documents = Array.from({ length: count }, (_none, number) => ({
    number,
    words: 'Jaipur '.repeat(words),
  }))
  await db.collection('Many').insertMany(documents)
}
