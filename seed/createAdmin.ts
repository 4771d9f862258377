import { makeResetLink } from '@/account/resetLink'
import { RESET_LINK_MINUTES } from '@/account/sessionDurations'
import { adminEnv } from '@/env'
import { hasAccount, makeAdmin } from './admin'
import { ScriptError } from './database'
import { runScript } from './runScript'

await runScript(account, async (payload, { email, password }) => {
  if (await hasAccount({ payload, email })) {
    console.log(`admin: ${email} has an account`)
  } else {
    await makeAdmin({ payload, email, password })
    console.log(`admin: created ${email}`)
  }
  const link = await makeResetLink({ account: email, payload })
  console.log(`link: ${link} (works once, for ${RESET_LINK_MINUTES} minutes)`)
})

function account() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adminEnv()
  if (!email || !password) throw new ScriptError('Set ADMIN_EMAIL and ADMIN_PASSWORD first.')
  return { email, password }
}
