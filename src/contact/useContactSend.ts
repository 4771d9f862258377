import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { newKey, stageAfter } from '@/ui/forms/deviceDraft'
import { currentFormToken, sendRequest } from '@/ui/forms/sendRequest'
import { answered, sending, type SentContact } from './contactState'
import { contactDevice, toContactRequest } from './draft'
import type { ContactValues } from './draft'

export function useContactSend(locale: Locale) {
  const [sent, setSent] = useState<SentContact>()

  const send = async (values: ContactValues, website?: string) => {
    const { key } = sent?.draft ?? contactDevice.read()?.draft ?? {}
    const next = sending({ key: key || newKey(), values })
    setSent(next)
    contactDevice.keep(next.draft, 'sending')
    const request = toContactRequest(next.draft, locale)
    const whole = { ...request, formToken: currentFormToken(), website }
    const answer = await sendRequest(whole, locale)
    if (answer.state !== 'saved') console.error('Error adding document', answer)
    contactDevice.settle(next.draft, stageAfter[answer.state])
    setSent(answered(next, answer))
  }

  const goOn = useEffectEvent(() => {
    const kept = contactDevice.read()
    const waits = kept?.stage === 'sending' || kept?.stage === 'offline'
    if (waits && sent?.state !== 'sending' && navigator.onLine) void send(kept.draft.values)
  })
  useEffect(() => {
    const start = window.setTimeout(goOn)
    window.addEventListener('online', goOn)
    return () => {
      window.clearTimeout(start)
      window.removeEventListener('online', goOn)
    }
  }, [])

  const remember = (values: ContactValues) => {
    contactDevice.keep({ key: sent?.draft.key ?? '', values }, 'typed')
    if (sent?.state === 'offline' && !sent.edited) setSent({ ...sent, edited: true })
  }
  return { remember, send, sent }
}
