// A launcher of its own, for tests that kill it: node --import tsx databaseLauncher.ts FOLDER
import { startDatabase } from '../../src/devDatabase/startDatabase'
import { databaseSettings } from '../../src/devDatabase/settings'

const settings = databaseSettings()
const { pid, uri } = await startDatabase(
  { folder: process.argv[2] ?? '', report: () => undefined },
  { ...settings, databaseUri: undefined, systemBinary: undefined },
)
console.log(`${uri} ${pid}`)
