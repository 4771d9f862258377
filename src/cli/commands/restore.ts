import { contentSummary, unpackBackup } from '@/cli/backup/archive'
import { workFolder } from '@/cli/backup/makeBackup'
import { restoreBackup, restoreOrder } from '@/cli/backup/restoreBackup'
import { dataFolder } from '@/cli/dataFiles'
import { openDatabase } from '@/cli/openDatabase'
import { runLauncher } from '@/cli/runLauncher'
import { withDatabaseClient } from '@/databaseClient'
import { loadEnvFile, picturesEnv } from '@/env'

await runLauncher({
  async main(launch) {
    loadEnvFile()
    const { file, replace } = restoreOrder(process.argv.slice(2))
    const { picturesFolder } = picturesEnv()
    const folder = await workFolder({ launch, parent: dataFolder })
    const content = await launch.steps.run('Check', async (note) => {
      const found = await unpackBackup(file, folder, launch.check)
      note(`${contentSummary(found)}, made ${found.time}`)
      return found
    })
    const { uri } = await openDatabase({ launch })
    await launch.steps.run('Restore', () =>
      withDatabaseClient(uri, (client) =>
        restoreBackup({ launch, client, file, replace, folder, picturesFolder }),
      ),
    )
    if (!content.withPictures || !picturesFolder) {
      launch.steps.line('  Pictures   as they are: an object store keeps them')
    }
  },
})
