import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { sendMail } from '@/notices/sendMail'
import { passwordMail } from '@/notices/templates/passwordMail'
import { paths } from '@/paths'

interface Asked {
  account: string
  payload: Payload
}

/** Mails a link to a new password to that account, if there is one. It never throws. */
export async function sendPasswordMail({ account, payload }: Asked) {
  const { SMTP_URL, siteUrl } = siteEnv()
  if (!SMTP_URL) {
    const msg = 'A new password was asked for, but there is no mail server (SMTP_URL)'
    return payload.logger.warn({ msg })
  }
  try {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: account },
      disableEmail: true,
    })
    if (!token) return
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      limit: 1,
      where: { email: { equals: account } },
    })
    const { name: site } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    const mail = passwordMail({
      link: siteUrl + paths.resetPassword(token),
      name: docs[0]?.name,
      site,
    })
    await sendMail({ ...mail, id: randomUUID(), name: site, payload, to: account })
  } catch {
    // The words of the mail server may hold the address, and the error the link.
    payload.logger.error({ msg: 'The mail with the link to a new password was not sent' })
  }
}
