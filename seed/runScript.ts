import { getPayload, type Payload } from 'payload'
import { EnvironmentError } from '@/env'
import { ScriptError } from './database'

/** A command on the configured database. Ends the process, with code 1 when it cannot do its work. */
export async function runScript(main: (payload: Payload) => Promise<void>): Promise<never> {
  try {
    await withPayload(main)
  } catch (error) {
    const isForPerson = error instanceof ScriptError || error instanceof EnvironmentError
    console.error(isForPerson ? error.message : error)
    process.exit(1)
  }
  process.exit(0)
}

async function withPayload(main: (payload: Payload) => Promise<void>) {
  // Lexical's files await one another while they load; on Node 20 they now and then do so for ever
  // (exit code 13 without a word, or a hang), unless the one they all need is there first.
  await import('@payloadcms/richtext-lexical/lexical')
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  try {
    await main(payload)
  } finally {
    await payload.destroy()
  }
}
