import { launcherEnv, loadEnvFile, mailEnv } from '../../env'
import { keptSecret } from '../dataFiles'
import { LaunchError } from '../launcher'
import { mailTestProgram } from '../programs'
import { runLauncher } from '../runLauncher'
import { runToEnd } from '../childProcess'

const noDatabase = 'mongodb://127.0.0.1:1/none'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const to = addressArgument()
    const { MAIL_FROM, server } = mailEnv()
    const { DATABASE_URI = noDatabase, PAYLOAD_SECRET } = launcherEnv()
    launch.steps.line(`  From       ${MAIL_FROM}`)
    launch.steps.line(`  To         ${to}`)
    launch.steps.line(`  Server     ${server}`)
    const said = await runToEnd({
      launch,
      name: 'Sending',
      command: mailTestProgram(to),
      env: {
        DATABASE_URI,
        NODE_ENV: 'production',
        PAYLOAD_SECRET: PAYLOAD_SECRET ?? (await keptSecret()),
      },
    })
    said.forEach((line) => launch.steps.line(line))
  },
})

function addressArgument() {
  const [email, ...more] = process.argv.slice(2)
  if (email && /^[^\s@]+@[^\s@]+$/.test(email) && more.length === 0) return email
  throw new LaunchError('Say where to: npm run mail:test -- you@example.com')
}
