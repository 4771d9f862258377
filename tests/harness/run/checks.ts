import { runToEnd } from '@/cli/childProcess'
import { generateFiles } from '@/cli/generateFiles'
import { type Launch, LaunchError } from '@/cli/launcher'
import { nodeCommand } from '@/cli/programs'
import { runCheck } from './runCheck'
import { runVitest } from './runTests'
import { sumTallies, type Tally } from './tally'

/** What `npm run validate` holds to be true of the sources. */
export async function validateSources(launch: Launch): Promise<Tally> {
  const sources = await inTurn([
    () =>
      run('Types', ['next/dist/bin/next', 'typegen'], ['typescript/bin/tsc', '--pretty', 'false']),
    () => run('Lint', ['oxlint/bin/oxlint']),
    () => run('Format', ['oxfmt/bin/oxfmt', '--check', '.']),
    () => runVitest(launch, 'Unit', 'unit'),
  ])
  // Writes files that the others read.
  const generated = await runCheck({ launch, name: 'Generated', work: generatedFilesUnchanged })
  return sumTallies([sources, generated])

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

async function inTurn(steps: (() => Promise<Tally>)[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await step())
  return sumTallies(tallies)
}
