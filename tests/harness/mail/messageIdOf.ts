import type { Received } from './mailServer'

/** What tells a second copy of a mail from another mail. */
export function messageIdOf({ raw }: Received): string {
  return /^Message-ID: <(.+)>\r?$/im.exec(raw)?.[1] ?? ''
}
