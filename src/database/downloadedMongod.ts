import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Candidate } from './Candidate'
import type { DatabaseSettings } from './DatabaseSettings'
import { binariesFolder } from './binariesFolder'
import { probeMongod } from './probeMongod'

/** A mongod that an earlier start downloaded. */
export function downloadedMongod(settings: DatabaseSettings): Candidate {
  return {
    async find() {
      const binary = await newestBinary(binariesFolder(settings))
      return binary ? probeMongod(binary, binary) : 'No mongod was downloaded before.'
    },
  }
}

// mongodb-memory-server writes the checksum last: a binary without one was not unpacked to the end
async function newestBinary(folder: string) {
  const files = await readdir(folder).catch((): string[] => [])
  const whole = files.filter((file) => file.startsWith('mongod-') && files.includes(`${file}.md5`))
  const newest = whole.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest ? path.join(folder, newest) : null
}
