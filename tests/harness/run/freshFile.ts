import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { fuzzEnv } from '@/env'

/**
 * The files that one worker runs share its process, so that packages are loaded once. The project's
 * own modules are loaded anew for each file, and what a file stubbed ends with it. Who mocks a
 * module takes that back with `vi.doUnmock`.
 */
vi.resetModules()

/** The same documents in each run of the line; another FUZZ_SEED tries others. */
fc.configureGlobal({ seed: fuzzEnv().FUZZ_SEED })

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
