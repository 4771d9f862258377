import { nodeCommand } from '@/cli/programs'
import type { TestRun } from './runTests'
import { playwrightTally, vitestTally } from './testReports'

type Described = Omit<TestRun, 'launch'>

export const unitTests = vitestRun({ name: 'Unit', project: 'unit' })

/** All of them, or those in files or folders. */
export const integrationTests = (files: string[] = []) =>
  vitestRun({ name: 'Integration', project: 'int', files })

export function browserTests(chromium: string, args: string[] = []): Described {
  return {
    name: 'Browser',
    command: () =>
      nodeCommand({
        script: 'node_modules/playwright/cli.js',
        args: ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args],
      }),
    env: (report) => ({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    tally: playwrightTally,
  }
}

interface VitestRun {
  name: string
  project: string
  files?: string[]
}

function vitestRun({ name, project, files = [] }: VitestRun): Described {
  return {
    name,
    command: (report) =>
      nodeCommand({
        script: 'node_modules/vitest/vitest.mjs',
        args: [
          'run',
          '--config=tests/vitest.config.ts',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...files,
        ],
      }),
    env: () => ({ NODE_ENV: 'test' }),
    tally: vitestTally,
  }
}
