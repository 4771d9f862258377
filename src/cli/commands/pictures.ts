import { runProgram } from '@/cli/childProcess'
import { openDatabase } from '@/cli/openDatabase'
import { picturesProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { scriptEnv } from '@/cli/siteEnvironment'
import { loadEnvFile } from '@/env'

/** `npm run pictures`: adds missing sizes to the stored pictures. */
await runLauncher({
  async main(launch) {
    loadEnvFile()
    const env = await scriptEnv(await openDatabase({ launch }))
    const onLine = (line: string) => launch.steps.line(`  ${line}`)
    await runProgram({ launch, name: 'The command', command: picturesProgram, env, onLine })
  },
})
