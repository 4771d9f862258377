import { loadEnvFile } from '../env'
import { offerAdmin, settleAdmin } from './adminAccount'
import { openDatabase } from './openDatabase'
import { seedProgram } from './programs'
import { runLauncher } from './runLauncher'
import { scriptEnv } from './scriptEnv'
import { seedDatabase } from './seedDatabase'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const env = await scriptEnv(await openDatabase({ launch }))
    const account = await offerAdmin()
    const { lines, adminCreated } = await seedDatabase({
      launch,
      command: seedProgram,
      env,
      admin: account,
    })
    const admin = await settleAdmin({ account, created: adminCreated })
    for (const line of lines) launch.steps.line(`  ${line}`)
    if (admin) launch.steps.line(`  Admin      ${admin.email}, password ${admin.password}`)
  },
})
