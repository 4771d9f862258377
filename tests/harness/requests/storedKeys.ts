/** Finds bookings by the keys that were sent: each is stored with a hash of its content behind it. */
export const withKeys = (sent: string[]) =>
  sent.length === 0
    ? { idempotencyKey: { $in: [] } }
    : { $or: sent.map((key) => ({ idempotencyKey: { $regex: `^${key}:` } })) }

export const sentKey = (stored: string) => stored.split(':')[0] ?? ''
