import type { TestProject } from 'vitest/node'
import { throwAwayDatabase } from '../harness/database/throwAwayDatabase'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUri: string
    databaseServer: string
  }
}

/** One throw-away database for the whole run; each suite takes a name of its own on it. */
export default async function setup(project: TestProject) {
  const steps: string[] = []
  const report = (line: string) => steps.push(line)
  const database = await throwAwayDatabase(report).catch((error: unknown) => {
    console.log(steps.join('\n'))
    throw error
  })
  project.provide('databaseUri', database.uri)
  project.provide('databaseServer', database.server)
  return async () => {
    await database.stop()
    console.log(`The integration tests ran on ${database.server}.`)
  }
}
