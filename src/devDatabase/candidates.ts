import type { Candidate } from './mongod'
import type { DatabaseSettings } from './settings'
import { downloadedMongod, probeMongod } from './mongod'
import { downloadableMongod } from './downloadMongod'
import which from 'which'
import { javaServer } from './javaServer'

export function databaseCandidates(settings: DatabaseSettings): Candidate[] {
  return [
    namedMongod(settings),
    mongodOnPath(settings),
    downloadedMongod(settings),
    downloadableMongod(settings),
    javaServer(settings),
  ]
}

function namedMongod({ systemBinary }: DatabaseSettings): Candidate {
  const origin = `MONGOMS_SYSTEM_BINARY (${systemBinary})`
  return { find: async () => (systemBinary ? probeMongod(systemBinary, origin) : null) }
}

function mongodOnPath(settings: DatabaseSettings): Candidate {
  return {
    async find() {
      const binary = await which('mongod', { nothrow: true, path: settings.path })
      return binary ? probeMongod(binary, binary) : 'There is no mongod on the PATH.'
    },
  }
}
