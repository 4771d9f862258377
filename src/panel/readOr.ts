import type { Payload } from 'payload'

/** What `read` resolves to; where it fails, the error is logged and the screen gets `otherwise`. */
export async function readOr<Found, Otherwise>(
  { logger }: Payload,
  { msg, otherwise }: { msg: string; otherwise: Otherwise },
  read: () => Promise<Found>,
): Promise<Found | Otherwise> {
  try {
    return await read()
  } catch (err) {
    logger.error({ msg, err })
    return otherwise
  }
}
