/** A booking is stored with the key that was sent and a hash of its content behind it. */
export const storedKeys = (sent: string[]) => sent.map((key) => new RegExp(`^${key}:`))

export const sentKey = (stored: string) => stored.split(':')[0] ?? ''
