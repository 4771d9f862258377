import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = path.resolve(import.meta.dirname, '..')

const resolve = {
  alias: {
    '@payload-config': path.join(root, 'payload.config.ts'),
    '@collections': path.join(root, 'collections'),
    '@': path.join(root, 'src'),
  },
}

const shared = {
  root,
  env: { TZ: 'UTC' },
  environment: 'node' as const,
  isolate: false,
  // None that a slow machine reaches.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { interval: 20, timeout: 60_000 } },
  // What passes on its second try is counted as flaky, as in tests/playwright.config.ts.
  retry: 1,
  setupFiles: ['tests/harness/run/freshFile.ts'],
}

/** Spreads the files that start commands and wait for them, so that files beside them use the processor. */
class CommandsSpread extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const starts = ({ moduleId }: TestSpecification) =>
      /\/int\/(cli|devDatabase|seed)\//.test(moduleId)
    const commands = sorted.filter(starts)
    const others = sorted.filter((file) => !starts(file))
    const parts = Math.max(commands.length, 1)
    const size = Math.ceil(others.length / parts)
    return Array.from({ length: parts }, (_, at) => [
      ...commands.slice(at, at + 1),
      ...others.slice(at * size, (at + 1) * size),
    ]).flat()
  }
}

/** Three files at a time, since they often wait for a child process, each on databases of its own. */
const integration = { ...shared, globalSetup: ['tests/int/setup.ts'], maxWorkers: 3 }

const faults = 'tests/int/**/*.fault.test.ts'

/**
 * unit: no I/O of ours. int: against a database server of its own, started once by tests/int/setup.ts.
 * faults: the same for what kills, attacks or writes at once, run by `npm run test:faults`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: CommandsSpread },
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Vitest would leave one of two cores idle.
          maxWorkers: 2,
        },
      },
      {
        resolve,
        test: {
          ...integration,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [faults],
        },
      },
      { resolve, test: { ...integration, name: 'faults', include: [faults] } },
    ],
  },
})
