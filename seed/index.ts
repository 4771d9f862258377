import { adminEnv } from '@/env'
import { seedAdmin } from './admin'
import { runScript } from './runScript'
import { seedContent } from './seedContent'

await runScript(adminEnv, async (payload, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) => {
  const report = console.log
  await seedContent({ isDemo: process.argv.includes('--demo'), payload, report })
  await seedAdmin({ payload, account: { email, password }, report })
})
