import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

/** An archive as MongoDB offers it, with this script as its mongod. */
export async function archive(script: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-archive-'))
  const bin = path.join(folder, 'mongodb-linux/bin')
  await mkdir(bin, { recursive: true })
  // mongodb-memory-server takes a mongod under 1 MB for a torn one
  await writeFile(path.join(bin, 'mongod'), script.padEnd(2 * 1024 * 1024, '#\n'), { mode: 0o755 })
  await execa('tar', ['-czf', 'archive.tgz', 'mongodb-linux'], { cwd: folder })
  const body = await readFile(path.join(folder, 'archive.tgz'))
  await rm(folder, { recursive: true })
  return { body, md5: `${createHash('md5').update(body).digest('hex')}  archive.tgz` }
}
