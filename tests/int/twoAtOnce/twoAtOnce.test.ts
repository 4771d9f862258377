import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setStage, type Stage } from '../access/stage'
import { accountSubject } from './accounts'
import { findLost } from './runPairs'

let stage: Stage

const HASH_MS = 15

beforeAll(async () => {
  stage = await setStage()
  stage.payload.logger.level = 'silent'
  vi.stubEnv('TRUST_PROXY', '1')
  slowHashing()
})

afterAll(() => stage.destroy())

/** Costs no processor time, unlike the real one, but leaves others as much time to write. */
function slowHashing() {
  const { pbkdf2 } = crypto
  const later = (...args: Parameters<typeof pbkdf2>) => {
    setTimeout(() => pbkdf2(...args), HASH_MS)
  }
  Object.assign(crypto, { pbkdf2: later })
  syncBuiltinESMExports()
}

it('[M22] two writes on one account at once should end as one after the other', async () => {
  const { attempts, payload } = stage
  expect(await findLost(accountSubject({ admin: attempts.admin.token ?? '', payload }))).toEqual([])
}, 150_000)
