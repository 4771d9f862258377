import path from 'node:path'
import { defineConfig } from 'vitest/config'

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
  setupFiles: ['tests/harness/freshFile.ts'],
}

/**
 * unit: no I/O of ours. int: against a database server of its own, started once by tests/int/setup.ts;
 * three files at a time, since they often wait for a child process, each on databases of its own.
 */
export default defineConfig({
  test: {
    projects: [
      { resolve, test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        resolve,
        test: {
          ...shared,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          globalSetup: ['tests/int/setup.ts'],
          maxWorkers: 3,
        },
      },
    ],
  },
})
