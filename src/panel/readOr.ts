import type { Payload } from 'payload'

/** Returns the result of `read`. If it fails, logs the error and returns `otherwise`. */
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
