import type { Payload } from 'payload'
import { NOTICE_DEADLINE_MS } from '@/domain/notices'
import { siteEnv } from '@/env'
import { notices } from '@/messages/en/notices'
import type { Mail } from './templates/Mail'

interface Outgoing extends Mail {
  /** The same at each attempt, so that a mail server can tell a second copy. */
  id: string
  /** The sender's name. */
  name?: string | null
  replyTo?: string
  to: string
}

/** Resolves with the mail server's answer once it has taken the mail over; rejects when it did not in time. */
export async function sendMail({
  payload,
  ...mail
}: Outgoing & { payload: Payload }): Promise<unknown> {
  const { html, id, name, replyTo, subject, text, to } = mail
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
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(notices.tooSlow)), NOTICE_DEADLINE_MS)
  })
  return Promise.race([sending, tooSlow]).finally(() => clearTimeout(timer))
}
