import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSettings } from './DatabaseSettings'
import { javaSource } from './javaSource'

/** Where the jars of this very pom.xml are kept: another version is fetched beside it, not mixed in. */
export async function jarsFolder({ cache }: DatabaseSettings) {
  const pom = await readFile(path.join(javaSource, 'pom.xml'))
  const version = createHash('sha256').update(pom).digest('hex').slice(0, 12)
  return path.join(cache, 'mongo-java-server', version)
}
