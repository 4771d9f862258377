import { createHash } from 'node:crypto'

/** What the database keeps of the token in a link to a new password: a backup opens no account. */
export const hashResetToken = (token: string) => createHash('sha256').update(token).digest('hex')
