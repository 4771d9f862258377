import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import pTimeout from 'p-timeout'
import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { emailTexts } from '@/i18n/en/email'
import type { EmailContent } from './emailHtml'

interface Outgoing extends EmailContent {
  /** The same for each attempt, so that a mail server can recognise a copy. */
  id: string
  name?: string | null
  replyTo?: string
  to: string
}

/** Shorter than the lease of an email (EMAIL_LEASE_MS), so that two processes never send at the same time. */
export const EMAIL_DEADLINE_MS = 60_000

/** Rejects when the server has not accepted the email in time. */
export async function sendEmail({
  payload,
  ...email
}: Outgoing & { payload: Payload }): Promise<unknown> {
  const { html, id, name, replyTo, subject, text, to } = email
  const address = siteEnv().MAIL_FROM ?? ''
  const sending = payload.sendEmail({
    from: name ? `"${name.replace(/["\\\p{Cc}]/gu, '')}" <${address}>` : address,
    headers: { 'Auto-Submitted': 'auto-generated' },
    html,
    messageId: `<${id}@${address.split('@')[1]}>`,
    replyTo,
    subject,
    text,
    to: { address: to, name: '' },
  })
  return pTimeout(sending, { milliseconds: EMAIL_DEADLINE_MS, message: emailTexts.tooSlow })
}

const LONGEST = 200

export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').slice(0, LONGEST)
}

/** In milliseconds. Options in SMTP_URL take precedence. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function emailAdapter() {
  const { MAIL_FROM, SMTP_URL } = siteEnv()
  if (!SMTP_URL) return undefined
  const url = new URL(SMTP_URL)
  for (const [name, value] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  // nodemailer needs only the address; its types do not include the name.
  const transportOptions = { ...patience, url: url.href }
  return nodemailerAdapter({
    defaultFromAddress: MAIL_FROM ?? '',
    defaultFromName: '',
    skipVerify: true,
    transportOptions,
  })
}
