import type { mongo } from 'mongoose'

/** All reads of one moment; only a replica set can, and the URI says whether it is one. */
export function startSnapshot(client: mongo.MongoClient): mongo.ClientSession | null {
  return client.options.replicaSet ? client.startSession({ snapshot: true }) : null
}

// InvalidOptions, NotAReplicaSet, SnapshotTooOld, SnapshotUnavailable
const codes = [72, 123, 239, 246]

/** A server before 5.0, or one whose snapshot did not last as long as the dump. */
export function unableToSnapshot(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? Number(error.code) : NaN
  return codes.includes(code) || error.name === 'MongoCompatibilityError'
}
