import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '@/rules/locales'
import { newKey } from '@/ui/forms/deviceDraft'
import { currentFormToken } from '@/ui/forms/sendRequest'
import { answered, deliver, sending, type SentRequest } from '@/ui/forms/sentRequest'
import { contactDevice, type ContactDraft, type ContactValues, toContactRequest } from './draft'

type SentContact = SentRequest<ContactDraft>

export function useContactSend(locale: Locale) {
  const [sent, setSent] = useState<SentContact>()

  const send = async (values: ContactValues, website?: string) => {
    const { key } = sent?.draft ?? contactDevice.read()?.draft ?? {}
    const draft = { key: key || newKey(), values }
    const next = sending(draft)
    setSent(next)
    const request = {
      ...toContactRequest(draft, locale),
      formToken: currentFormToken(),
      website,
    }
    setSent(answered(next, await deliver({ device: contactDevice, draft, locale, request })))
  }

  const sendWaiting = useEffectEvent(() => {
    const kept = contactDevice.read()
    const waits = kept?.stage === 'sending' || kept?.stage === 'offline'
    if (waits && sent?.state !== 'sending' && navigator.onLine) void send(kept.draft.values)
  })
  useEffect(() => {
    const start = window.setTimeout(sendWaiting)
    window.addEventListener('online', sendWaiting)
    return () => {
      window.clearTimeout(start)
      window.removeEventListener('online', sendWaiting)
    }
  }, [])

  const remember = (values: ContactValues) => {
    contactDevice.keep({ key: sent?.draft.key ?? '', values }, 'typed')
    if (sent?.state === 'offline' && !sent.edited) setSent({ ...sent, edited: true })
  }
  return { remember, send, sent }
}

/** The message for a failure, also for a form that was posted without JavaScript. */
export function failureOf(
  outcome?: Pick<Partial<SentContact>, 'edited' | 'state' | 'serverMessage'>,
) {
  if (!outcome || outcome.edited) return undefined
  const { state, serverMessage } = outcome
  const failed = state === 'failed' || state === 'offline' || (state === undefined && serverMessage)
  return failed ? { offline: state === 'offline', serverMessage } : undefined
}
