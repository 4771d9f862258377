import { getPayload, type Payload } from 'payload'

/** A command on the configured database: ends by itself, with code 1 and one line when it cannot. */
export async function runScript(main: (payload: Payload) => Promise<void>): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  try {
    await main(payload)
  } finally {
    await payload.destroy()
  }
}
