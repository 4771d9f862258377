import { createHmac } from 'node:crypto'

interface Person {
  key: string
  /** A phone number or an e-mail address, in its normal form. */
  person: string
}

/** The same for the same person, so that two entries can be told to be about one; nobody else's. */
export function personHash({ key, person }: Person): string {
  return createHmac('sha256', key)
    .update(`audit:${person.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 16)
}
