import type { SanitizedConfig } from 'payload'
import { closeJobStats } from './jobs'
import { removeLockCollection } from './withoutLocks'

/** What Payload adds to the config by itself, and opens to whoever is signed in. */
export async function closeInternals(built: Promise<SanitizedConfig>) {
  const config = await built
  closeJobStats(config)
  removeLockCollection(config)
  return config
}
