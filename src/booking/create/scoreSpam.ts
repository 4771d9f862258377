import type { PayloadRequest } from 'payload'
import { judgeFormToken } from '@/booking/rules/formToken'
import { judgeSpam, type signalFields } from '@/booking/rules/judgeSpam'
import type { Booking } from '@/payload-types'

export type SpamSignals = Partial<Record<(typeof signalFields)[number], unknown>>

interface Scored {
  booking: Partial<Booking>
  inFlood: boolean
  req: PayloadRequest
  signals: SpamSignals
}

/** Spam is not refused. It is stored with the status Spam and the reasons. */
export function scoreSpam({ booking, inFlood, req, signals }: Scored) {
  const key = req.payload.secret
  const token = judgeFormToken({ key, now: Date.now(), token: signals.formToken })
  const { isSpam, signs } = judgeSpam({ ...booking, inFlood, token, website: signals.website })
  return { spamSigns: signs, ...(isSpam && { status: 'spam' as const }) }
}
