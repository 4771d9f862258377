import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeMarker } from './notes'

/**
 * Resolves once the stand-in's file holds all that it has acknowledged: it saves in the background, and
 * the second save that comes after two more writes was begun after the first of them.
 */
export async function standInSaved(folder: string, uri: string) {
  for (let save = 0; save < 2; save += 1) {
    const before = await savedAt(folder)
    await writeMarker(uri)
    while ((await savedAt(folder)) <= before) await delay(20)
  }
}

const savedAt = async (folder: string) =>
  (await stat(path.join(folder, 'mongo-java-server', 'store.mv'))).mtimeMs
