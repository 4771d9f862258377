import type { Candidate } from './Candidate'
import type { DatabaseSettings } from './DatabaseSettings'
import { downloadFailure } from './downloadFailure'
import { downloadMongod } from './downloadMongod'
import { jarsFolder } from './jarsFolder'
import { oneLine } from './oneLine'
import { pathExists } from './pathExists'
import { probeMongod } from './probeMongod'

/** MongoDB's own download. */
export function downloadableMongod(settings: DatabaseSettings): Candidate {
  const memory = downloadFailure(settings)
  return {
    async find(report) {
      // remembered only where something else is at hand, so that it never stands in the way of the one chance
      const before = (await pathExists(await jarsFolder(settings))) ? await memory.recall() : null
      if (before) return before
      try {
        const binary = await downloadMongod(settings, report)
        return await probeMongod(binary, binary)
      } catch (error) {
        await memory.remember(oneLine(error))
        return `MongoDB's own mongod could not be downloaded: ${oneLine(error)}`
      }
    },
  }
}
