// A launcher of its own, for tests that kill it: node --import tsx databaseLauncher.ts FOLDER
import { startDatabase } from '../../src/devDatabase/startDatabase'
import { databaseSettings } from '../../src/devDatabase/settings'

const settings = databaseSettings()
const downloadEnv = { MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:1', MONGOMS_USE_HTTP: 'true' }
const { uri } = await startDatabase(
  { folder: process.argv[2] ?? null, report: () => undefined },
  { ...settings, databaseUri: undefined, systemBinary: undefined, downloadEnv },
)
console.log(uri)
