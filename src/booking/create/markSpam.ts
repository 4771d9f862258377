import type { CollectionBeforeValidateHook } from 'payload'
import { judgeFormToken } from '@/booking/rules/formToken'
import { judgeSpam } from '@/booking/rules/spam'
import type { Booking } from '@/payload-types'

interface Signals {
  formToken?: unknown
  website?: unknown
}

/** What looks like spam is kept under that status, with what spoke against it; nobody is turned away. */
export const markSpam: CollectionBeforeValidateHook<Booking> = ({ data, operation, req }) => {
  const signals = req.context.signals as Signals | undefined
  if (operation !== 'create' || !data || !signals) return data
  const token = judgeFormToken({
    key: req.payload.secret,
    now: Date.now(),
    token: signals.formToken,
  })
  const { isSpam, signs } = judgeSpam({
    ...data,
    inFlood: req.context.inFlood === true,
    token,
    website: signals.website,
  })
  return { ...data, spamSigns: signs, ...(isSpam ? { status: 'spam' } : {}) }
}
