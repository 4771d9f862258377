import { launcherEnv, loadEnvFile } from '../../env'
import { openDatabase } from '../openDatabase'
import { resetProgram, seedProgram } from '../programs'
import { runLauncher } from '../runLauncher'
import { runScript } from '../childProcess'
import { scriptEnv } from '../siteEnvironment'
import { seedOrder, seedSummary, seedWithAdmin } from '../seedDatabase'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const given = Boolean(launcherEnv().DATABASE_URI)
    const order = seedOrder({ args: process.argv.slice(2), given })
    const env = await scriptEnv(await openDatabase({ launch }))
    if (order === 'reset') {
      await launch.steps.run('Reset', async (note) => {
        note(
          seedSummary(await runScript({ launch, name: 'The reset', command: resetProgram, env })),
        )
      })
    }
    const { admin, lines } = await seedWithAdmin({ launch, command: seedProgram, env })
    for (const line of lines) launch.steps.line(`  ${line}`)
    if (admin) launch.steps.line(`  Admin      ${admin.email}, password ${admin.password}`)
  },
})
