import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { startChild } from '@/cli/childProcess'
import { nodeCommand } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { trialSite } from '@/cli/trialSite'
import type { Database } from '@/devDatabase/runServer'

const child = path.join(import.meta.dirname, 'launchChild.mjs')
const program = (...args: string[]) => nodeCommand({ script: child, args })

const [seed = 'seed', build = 'build', site = 'site'] = process.argv.slice(2)

appendFileSync('processes', `launcher ${process.pid}\n`)

// `npm run demo`, with programs that start in no time.
await runLauncher({
  stays: true,
  main: (launch) =>
    trialSite({
      launch,
      typed: 'npm run demo',
      mode: 'production',
      programs: {
        build: program(build),
        seed: program(seed),
        site: (port) => program(site, String(port)),
      },
      startDatabase,
    }),
})

async function startDatabase(): Promise<Database> {
  const server = startChild({ command: program('database') })
  let stopping = false
  return {
    uri: 'mongodb://127.0.0.1:1/stand-in',
    server: 'a stand-in',
    async stop() {
      stopping = true
      await server.stop()
    },
    onExit: (listener) =>
      void server.ended.then(() => !stopping && listener('The database server was killed.')),
  }
}
