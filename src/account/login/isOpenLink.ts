import type { Payload } from 'payload'
import { hashResetToken } from '@/account/resetLink'

export async function isOpenLink({ payload, token }: { payload: Payload; token: unknown }) {
  if (typeof token !== 'string' || !/^[0-9a-f]{40}$/.test(token)) return false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
      resetPasswordToken: { equals: hashResetToken(token) },
    },
  })
  return totalDocs > 0
}
