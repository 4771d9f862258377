import { runToEnd } from '@/cli/childProcess'
import { type Launch, LaunchError } from '@/cli/launcher'
import { nodeCommand, type Command } from '@/cli/programs'
import { generatedFilesUnchanged } from './generatedFilesUnchanged'
import { houseTable, measureHouse, missedGoals } from './house'
import { runCheck } from './runCheck'
import { runTests } from './runTests'
import { sumTallies, type Tally } from './tally'
import { unitTests } from './testRuns'

const bins = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  next: 'node_modules/next/dist/bin/next',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
}

const lint = nodeCommand({ script: bins.eslint, args: ['.', '--max-warnings=0'] })
const routeTypes = nodeCommand({ script: bins.next, args: ['typegen'] })
const types = nodeCommand({ script: bins.tsc, args: ['--noEmit', '--pretty', 'false'] })
const format = nodeCommand({ script: bins.prettier, args: ['--check', '.'] })

/** Types of all sources, lint and format of the files that changed. */
export async function checkChanged(launch: Launch, changed: string[]): Promise<Tally> {
  const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const files = ['--max-warnings=0', '--no-warn-ignored', ...code]
  const check = checker(launch)
  return sumTallies([
    ...(code.length > 0
      ? [await check('Lint', nodeCommand({ script: bins.eslint, args: files }))]
      : []),
    await check(
      'Format',
      nodeCommand({ script: bins.prettier, args: ['--check', '--ignore-unknown', ...changed] }),
    ),
    await check('Types', routeTypes, types),
  ])
}

/** What `npm run validate` holds to be true of the sources. */
export async function validateSources(launch: Launch): Promise<Tally> {
  const check = checker(launch)
  // One of each pair after the other: both pairs keep a core busy each.
  const [typesAndUnit, lintAndFormat] = await Promise.all([
    inTurn([() => check('Types', routeTypes, types), () => runTests({ launch, ...unitTests })]),
    inTurn([() => check('Lint', lint), () => check('Format', format)]),
  ])
  return sumTallies([
    typesAndUnit,
    lintAndFormat,
    await runCheck({ launch, name: 'House', work: houseInOrder }),
    // Writes files that the others read.
    await runCheck({ launch, name: 'Generated', work: () => generatedFilesUnchanged(launch) }),
  ])
}

async function houseInOrder() {
  const measures = await measureHouse()
  if (missedGoals(measures).length === 0) return 'in order'
  throw new LaunchError(houseTable(measures).join('\n'))
}

async function inTurn(steps: (() => Promise<Tally>)[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await step())
  return sumTallies(tallies)
}

function checker(launch: Launch) {
  return (name: string, ...commands: Command[]) =>
    runCheck({
      launch,
      name,
      work: async () => {
        for (const command of commands) await runToEnd({ launch, name, command, env: checkEnv })
        return 'in order'
      },
    })
}

const checkEnv = { NEXT_TELEMETRY_DISABLED: '1' }
