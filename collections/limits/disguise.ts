import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/** The counters hold nobody's number or address. */
export const disguise = (who: string, { secret }: Payload) =>
  createHmac('sha256', secret).update(`limit:${who}`).digest('base64url')
