import { contentSummary } from '@/cli/backup/archive'
import { backupOrder, makeBackup } from '@/cli/backup/makeBackup'
import { refuseHalfRestored } from '@/cli/backup/restoreBackup'
import { openDatabase } from '@/cli/openDatabase'
import { runLauncher } from '@/cli/runLauncher'
import { withDatabaseClient } from '@/databaseClient'
import { loadEnvFile, picturesEnv } from '@/env'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const file = backupOrder({ args: process.argv.slice(2), now: new Date() })
    const { picturesFolder } = picturesEnv()
    const { uri } = await openDatabase({ launch })
    const content = await launch.steps.run('Backup', async (note) =>
      withDatabaseClient(uri, async (client) => {
        await refuseHalfRestored(client.db())
        const made = await makeBackup({ launch, client, file, picturesFolder })
        note(contentSummary(made))
        return made
      }),
    )
    if (!content.withPictures) {
      launch.steps.line('  Pictures   not in it: S3_BUCKET says that an object store keeps them')
    }
    const consistent = content.snapshot ? 'a snapshot' : 'read one after the other'
    launch.steps.line(`  Documents  ${consistent}`)
    launch.steps.line(`  Archive    ${file}`)
  },
})
