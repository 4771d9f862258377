import { afterAll, vi } from 'vitest'

/**
 * The files that one worker runs share its process, so that packages are loaded once. The project's
 * own modules are loaded anew for each file, and what a file stubbed ends with it. Who mocks a
 * module takes that back with `vi.doUnmock`.
 */
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
