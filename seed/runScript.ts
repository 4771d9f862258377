import { getPayload, type Payload } from 'payload'
import { EnvironmentError } from '@/env'
import { ScriptError } from './database'

/**
 * Runs a command on the configured database. Ends the process, with code 1 when it fails. `settings` reads the
 * environment first, so that what is wrong there is said before anything is written.
 */
export async function runScript<Settings>(
  settings: () => Settings,
  main: (payload: Payload, settings: Settings) => Promise<void>,
): Promise<never> {
  try {
    const read = settings()
    await withPayload((payload) => main(payload, read))
  } catch (error) {
    const isForPerson = error instanceof ScriptError || error instanceof EnvironmentError
    console.error(isForPerson ? error.message : error)
    process.exit(1)
  }
  process.exit(0)
}

export const noSettings = () => undefined

async function withPayload(main: (payload: Payload) => Promise<void>) {
  // The modules of Lexical wait for each other while they load. On Node 20 this sometimes never ends (exit
  // code 13, or a hang) unless this one is loaded first.
  await import('@payloadcms/richtext-lexical/lexical')
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  try {
    await main(payload)
  } finally {
    await payload.destroy()
  }
}
