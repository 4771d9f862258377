import { runToEnd } from '@/cli/childProcess'
import { generateFiles } from '@/cli/generateFiles'
import { type Launch, LaunchError } from '@/cli/launcher'
import { nodeCommand } from '@/cli/programs'
import { runCheck } from './runCheck'
import { runVitest } from './runTests'
import { sumTallies, type Tally } from './tally'

/** What `npm run validate` holds to be true of the sources. */
export async function validateSources(launch: Launch): Promise<Tally> {
  return sumTallies([
    await run(
      'Types',
      ['next/dist/bin/next', 'typegen'],
      ['typescript/bin/tsc', '--pretty', 'false'],
    ),
    await run('Lint', ['oxlint/bin/oxlint']),
    await run('Format', ['oxfmt/bin/oxfmt', '--check', '.']),
    await runVitest(launch, 'Unit', 'unit'),
    // Writes files that the others read.
    await runCheck({ launch, name: 'Generated', work: generatedFilesUnchanged }),
  ])

  function run(name: string, ...programs: string[][]) {
    const work = async () => {
      for (const [script, ...args] of programs) {
        const command = nodeCommand({ script: `node_modules/${script}`, args })
        await runToEnd({ launch, name, command, env: { NEXT_TELEMETRY_DISABLED: '1' } })
      }
      return 'in order'
    }
    return runCheck({ launch, name, work })
  }

  async function generatedFilesUnchanged() {
    const changed = await generateFiles(launch)
    if (changed.length === 0) return 'in order'
    throw new LaunchError(`${changed.join(' and ')} was out of date: run npm run generate.`)
  }
}
