import { generatePassword } from '@/cli/adminAccount'
import { runProgram } from '@/cli/childProcess'
import { openDatabase } from '@/cli/openDatabase'
import { createAdminProgram } from '@/cli/programs'
import { emailArgument, runLauncher } from '@/cli/runLauncher'
import { scriptEnv } from '@/cli/siteEnvironment'
import { loadEnvFile } from '@/env'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const email = emailArgument('Name an email address: npm run admin -- you@example.com')
    const env = await scriptEnv(await openDatabase({ launch }))
    const password = generatePassword()
    let said: string[] = []
    const isNew = () => said.includes(`admin: created ${email}`)
    await launch.steps.run('Admin', async (note) => {
      said = await runProgram({
        launch,
        name: 'Creating the administrator',
        command: createAdminProgram,
        env: { ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      })
      note(isNew() ? `created ${email}` : `${email} already has an account`)
    })
    const link = said.find((line) => line.startsWith('link: '))?.slice('link: '.length)
    if (isNew()) launch.steps.line(`  Password   ${password}`)
    launch.steps.line(`  Link       ${link}`)
    launch.steps.line('  The link sets a new password, also after too many wrong ones.')
    launch.steps.line('  This is shown only once and not stored.')
  },
})
