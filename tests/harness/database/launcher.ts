// A launcher of its own, for tests that kill it: node --import tsx launcher.ts FOLDER
import { databaseSettings } from '@/devDatabase/settings'
import { startDatabase } from '@/devDatabase/startDatabase'

const settings = databaseSettings()
const { pid, uri } = await startDatabase(
  { folder: process.argv[2] ?? '', report: () => undefined },
  { ...settings, databaseUri: undefined, systemBinary: undefined },
)
console.log(`${uri} ${pid}`)
