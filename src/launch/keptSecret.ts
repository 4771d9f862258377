import { randomBytes } from 'node:crypto'
import { secretFile } from './dataFolder'
import { readPrivateFile, writePrivateFile } from './privateFile'

/** The secret of a trial or development site: made once, kept, so that people stay signed in. */
export async function keptSecret(file = secretFile): Promise<string> {
  const kept = (await readPrivateFile(file))?.trim()
  if (kept && kept.length >= 32) return kept
  const secret = randomBytes(32).toString('hex')
  await writePrivateFile(file, `${secret}\n`)
  return secret
}
