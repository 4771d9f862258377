import { runToEnd } from '@/cli/childProcess'
import { keptSecret } from '@/cli/dataFiles'
import { emailTestProgram } from '@/cli/programs'
import { emailArgument, runLauncher } from '@/cli/runLauncher'
import { launcherEnv, loadEnvFile, emailEnv } from '@/env'

const noDatabase = 'mongodb://127.0.0.1:1/none'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const to = emailArgument('Name a recipient: npm run mail:test -- you@example.com')
    const { MAIL_FROM, server } = emailEnv()
    const { DATABASE_URI = noDatabase, PAYLOAD_SECRET } = launcherEnv()
    launch.steps.line(`  From       ${MAIL_FROM}`)
    launch.steps.line(`  To         ${to}`)
    launch.steps.line(`  Server     ${server}`)
    const said = await runToEnd({
      launch,
      name: 'Sending',
      command: emailTestProgram(to),
      env: {
        DATABASE_URI,
        NODE_ENV: 'production',
        PAYLOAD_SECRET: PAYLOAD_SECRET ?? (await keptSecret()),
      },
    })
    said.forEach((line) => launch.steps.line(line))
  },
})
