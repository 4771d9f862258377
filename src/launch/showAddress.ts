import type { AdminAccount } from './adminAccount'
import type { Steps } from './steps'

export interface ShowAddressOptions {
  steps: Steps
  url: string
  admin: AdminAccount | null
}

/** The last lines of a start: where to go and how to sign in. */
export function showAddress({ steps, url, admin }: ShowAddressOptions) {
  const rows = [
    ['Website', url],
    ['Sign in', `${url}/login`],
    ...(admin
      ? [
          ['E-mail', admin.email],
          ['Password', admin.password],
        ]
      : [['Account', 'sign in with the account you made']]),
  ]
  steps.line('')
  for (const [name = '', value = ''] of rows) steps.line(`  ${name.padEnd(10)} ${value}`)
  steps.line('')
  steps.line('  Ctrl-C stops everything.')
  steps.line('')
}
