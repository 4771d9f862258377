import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { siteEnv } from '@/env'

/** Milliseconds; a setting in SMTP_URL goes first. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Payload's way to a mail server; none where no server is named. */
export function mailAdapter() {
  const { MAIL_FROM, SMTP_URL } = siteEnv()
  if (!SMTP_URL) return undefined
  const url = new URL(SMTP_URL)
  for (const [name, value] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  // nodemailer reads the address alone; its types do not know the name.
  const transportOptions = { ...patience, url: url.href }
  return nodemailerAdapter({
    defaultFromAddress: MAIL_FROM ?? '',
    defaultFromName: '',
    skipVerify: true,
    transportOptions,
  })
}
