import { adminEnv } from '@/env'
import { makeAdmin } from './makeAdmin'
import { runScript } from './runScript'
import { ScriptError } from './ScriptError'

await runScript(async (payload) => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnv()
  if (!email || !password) throw new ScriptError('Set ADMIN_EMAIL and ADMIN_PASSWORD first.')
  await makeAdmin({ payload, email, password })
  console.log(`admin: created ${email}`)
})
