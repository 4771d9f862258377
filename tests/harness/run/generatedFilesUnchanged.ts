import { generateFiles } from '@/cli/generateFiles'
import type { Launch } from '@/cli/launcher'
import { LaunchError } from '@/cli/launcher'

/** Throws when a generated file is not what the sources make today. */
export async function generatedFilesUnchanged(launch: Launch) {
  const changed = await generateFiles(launch)
  if (changed.length > 0) {
    throw new LaunchError(`${changed.join(' and ')} was out of date: run npm run generate.`)
  }
  return 'in order'
}
