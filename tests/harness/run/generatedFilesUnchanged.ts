import type { Launch } from '../../../src/cli/launcher'
import { generateFiles } from '../../../src/cli/generateFiles'
import { LaunchError } from '../../../src/cli/launcher'

/** Throws when a generated file is not what the sources make today. */
export async function generatedFilesUnchanged(launch: Launch) {
  const changed = await generateFiles(launch)
  if (changed.length > 0) {
    throw new LaunchError(`${changed.join(' and ')} was out of date: run npm run generate.`)
  }
  return 'in order'
}
