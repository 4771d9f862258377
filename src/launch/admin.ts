import { loadEnvFile } from '../env'
import { generatePassword } from './generatePassword'
import { LaunchError } from './LaunchError'
import { openDatabase } from './openDatabase'
import { createAdminProgram } from './programs'
import { runLauncher } from './runLauncher'
import { runScript } from './runScript'
import { scriptEnv } from './scriptEnv'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const email = emailArgument()
    const env = await scriptEnv(await openDatabase({ launch }))
    const password = generatePassword()
    await launch.steps.run('Admin', async (note) => {
      await runScript({
        launch,
        name: 'Making the admin',
        command: createAdminProgram,
        env: { ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      })
      note(`made ${email}`)
    })
    launch.steps.line(`  Password   ${password}`)
    launch.steps.line('  It is shown this once and kept nowhere.')
  },
})

function emailArgument() {
  const [email, ...more] = process.argv.slice(2)
  if (email && /^[^\s@]+@[^\s@]+$/.test(email) && more.length === 0) return email
  throw new LaunchError('Say whose: npm run admin -- you@example.com')
}
