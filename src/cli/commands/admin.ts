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
    const email = emailArgument('Say whose: npm run admin -- you@example.com')
    const env = await scriptEnv(await openDatabase({ launch }))
    const password = generatePassword()
    let said: string[] = []
    const isNew = () => said.includes(`admin: created ${email}`)
    await launch.steps.run('Admin', async (note) => {
      said = await runProgram({
        launch,
        name: 'Making the admin',
        command: createAdminProgram,
        env: { ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      })
      note(isNew() ? `made ${email}` : `${email} has an account, which stays as it is`)
    })
    const link = said.find((line) => line.startsWith('link: '))?.slice('link: '.length)
    if (isNew()) launch.steps.line(`  Password   ${password}`)
    launch.steps.line(`  Link       ${link}`)
    launch.steps.line('  The link sets a new password, also after too many wrong ones.')
    launch.steps.line('  This is shown only once and not stored.')
  },
})
