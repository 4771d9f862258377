import { runProgram } from '@/cli/childProcess'
import { openDatabase } from '@/cli/openDatabase'
import { resetProgram, seedProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { seedOrder, seedSummary, seedWithAdmin } from '@/cli/seedDatabase'
import { scriptEnv } from '@/cli/siteEnvironment'
import { launcherEnv, loadEnvFile } from '@/env'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const given = Boolean(launcherEnv().DATABASE_URI)
    const order = seedOrder({ args: process.argv.slice(2), given })
    const env = await scriptEnv(await openDatabase({ launch }))
    if (order === 'reset') {
      await launch.steps.run('Reset', async (note) => {
        note(
          seedSummary(await runProgram({ launch, name: 'The reset', command: resetProgram, env })),
        )
      })
    }
    const { admin, lines } = await seedWithAdmin({ launch, command: seedProgram, env })
    for (const line of lines) launch.steps.line(`  ${line}`)
    if (admin) launch.steps.line(`  Admin      ${admin.email}, password ${admin.password}`)
  },
})
