import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { demoAdminEmail, generatePassword } from '@/cli/adminAccount'
import { databasePart, picturesPart } from '@/cli/backup/archive'
import { dumpDatabase, fillDatabase } from '@/cli/backup/database'
import { workFolder } from '@/cli/backup/makeBackup'
import { sourceStamp } from '@/cli/build'
import { dataFolder } from '@/cli/dataFiles'
import type { Launch } from '@/cli/launcher'
import { seedProgram } from '@/cli/programs'
import { seedDatabase } from '@/cli/seedDatabase'
import { withDatabaseClient } from '@/databaseClient'
import { throwAwayDatabase } from '../database/throwAwayDatabase'

const account = z.object({ email: z.string(), password: z.string() })

interface SeededContent {
  admin: z.infer<typeof account>
  /** The pictures with all their sizes. */
  mediaFolder: string
  /** Inserts every document; the site makes its indexes when it starts. */
  fill(databaseUri: string): Promise<void>
  /** Copies the pictures to a folder of a site. */
  copyPictures(to: string): Promise<void>
}

/** What decides what the seed makes: what the content model and the seed import. */
const contentInputs = [
  'collections',
  'package-lock.json',
  'payload.config.ts',
  'seed',
  'src/account',
  'src/api',
  'src/booking',
  'src/email',
  'src/env.ts',
  'src/i18n',
  'src/menu',
  'src/money',
  'src/panel',
  'src/platform',
  'src/privacy',
  'src/quote',
  'src/rateLimit',
  'src/rules',
  'src/time',
]

const parent = path.join(dataFolder, 'test-content')
const isStamp = /^[0-9a-f]{64}$/

/**
 * What the seed makes, with an administrator. The seed runs once for each state of its sources, since
 * resizing its pictures takes half a minute; its result is kept in `.data/test-content`, and each
 * test site gets a copy.
 */
export async function seededContent(launch: Launch): Promise<SeededContent> {
  const folder = path.join(parent, await sourceStamp('.', contentInputs))
  if (!existsSync(folder)) await makeContent(launch, folder)
  const mediaFolder = path.join(folder, picturesPart)
  return {
    admin: account.parse(JSON.parse(await readFile(path.join(folder, 'admin.json'), 'utf8'))),
    mediaFolder,
    fill: (databaseUri) =>
      withDatabaseClient(databaseUri, (client) =>
        fillDatabase({ client, folder, check: () => undefined }),
      ),
    copyPictures: (to) => cp(mediaFolder, to, { recursive: true }),
  }
}

/** Works in a folder of its own and renames it when it is complete: two runs may do this at once. */
async function makeContent(launch: Launch, folder: string) {
  const work = await workFolder({ launch, parent })
  for (const old of await readdir(parent)) {
    if (isStamp.test(old)) await rm(path.join(parent, old), { recursive: true, force: true })
  }
  const database = await throwAwayDatabase(launch.steps.line)
  try {
    const admin = { email: demoAdminEmail, password: generatePassword() }
    const env = {
      DATABASE_URI: database.uri,
      MEDIA_DIR: path.resolve(work, picturesPart),
      NODE_ENV: 'production',
      PAYLOAD_SECRET: generatePassword() + generatePassword(),
    }
    await seedDatabase({ launch, command: seedProgram, env, admin })
    await mkdir(path.join(work, databasePart))
    await withDatabaseClient(database.uri, (client) =>
      dumpDatabase({ client, folder: work, check: launch.check }),
    )
    await writeFile(path.join(work, 'admin.json'), JSON.stringify(admin))
    await rename(work, folder).catch(async (error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await database.stop()
  }
}
