import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { resetMailLimits } from '@/domain/loginLimits'
import { sendMail } from '@/notices/sendMail'
import { passwordMail } from '@/notices/templates/passwordMail'
import { countInTurn } from '../limits/countInTurn'
import { countStoreOf } from '../limits/countStoreOf'
import { limitersOf } from '../limits/limitersOf'
import { sendersOf } from '../limits/sendersOf'
import { makeResetLink } from './resetLink'

interface Asked {
  account: string
  payload: Payload
}

const limiters = limitersOf<string>([...resetMailLimits])

/** Mails a link to a new password to that account, if there is one. It never throws. */
export async function sendPasswordMail({ account, payload }: Asked) {
  try {
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      limit: 1,
      where: { email: { equals: account } },
    })
    const [user] = docs
    if (!user || (await isOverLimit({ account, payload }))) return
    const link = await makeResetLink({ account, payload })
    if (!link) return
    const { name: site } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    const mail = passwordMail({ link, name: user.name, site })
    await sendMail({ ...mail, id: randomUUID(), name: site, payload, to: account })
  } catch {
    // The words of the mail server may hold the address, and the error the link.
    payload.logger.error({ msg: 'The mail with the link to a new password was not sent' })
  }
}

/** Counted only for accounts that exist, so that a stranger fills no counters with invented ones. */
async function isOverLimit({ account, payload }: Asked) {
  const senders = sendersOf({ by: { 'reset-mail': account }, limiters, payload })
  const isOver = (await countInTurn({ senders, stored: await countStoreOf(payload) })) > 0
  if (isOver) payload.logger.warn({ msg: 'No further link to a new password is sent this hour' })
  return isOver
}
