import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { DatabaseSettings } from './DatabaseSettings'
import { binariesFolder } from './binariesFolder'

const DAY = 24 * 60 * 60 * 1000

const failure = z.object({ at: z.iso.datetime(), why: z.string() })

/** Remembers for a day that the download was not to be had, so that a start without network stays quick. */
export function downloadFailure(settings: DatabaseSettings) {
  const file = path.join(binariesFolder(settings), 'download-failed.json')
  return {
    async remember(why: string) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ at: new Date().toISOString(), why }))
    },

    async recall(now = Date.now()): Promise<string | null> {
      const text = await readFile(file, 'utf8').catch(() => null)
      const known = text === null ? null : failure.safeParse(safeJson(text))
      if (!known?.success) return null
      const { at, why } = known.data
      if (Math.abs(now - Date.parse(at)) > DAY) return null
      return `MongoDB's own mongod could not be downloaded on ${at} (${why}); to retry within a day, delete ${path.relative('', file)}.`
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
