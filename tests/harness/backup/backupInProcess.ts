import { unpackBackup } from '@/cli/backup/archive'
import { makeBackup, workFolder } from '@/cli/backup/makeBackup'
import { restoreBackup } from '@/cli/backup/restoreBackup'
import { withDatabaseClient } from '@/databaseClient'
import { createTestLaunch } from '../launch/testLaunch'
import type { Place } from './backupTest'

interface Archive {
  file: string
  place: Place
}

/** What `npm run backup` does once it knows where, in this process. */
export async function backupHere({ file, place }: Archive) {
  await withLaunch((launch) =>
    withDatabaseClient(place.uri, async (client) => {
      await makeBackup({ launch, client, file, picturesFolder: place.media })
    }),
  )
}

/** What `npm run restore` does once it knows where, in this process; it unpacks in a folder of `parent`. */
export async function restoreHere({ file, place, parent }: Archive & { parent: string }) {
  await withLaunch(async (launch) => {
    const folder = await workFolder({ launch, parent })
    await unpackBackup(file, folder, launch.check)
    await withDatabaseClient(place.uri, (client) =>
      restoreBackup({
        launch,
        client,
        file,
        replace: true,
        folder,
        picturesFolder: place.media,
      }),
    )
  })
}

async function withLaunch(work: (launch: ReturnType<typeof createTestLaunch>) => Promise<void>) {
  const launch = createTestLaunch()
  try {
    await work(launch)
  } finally {
    await launch.stopAll()
  }
}
