import { useEffect, useEffectEvent, useState } from 'react'
import { currentFormToken, sendRequest } from '@/ui/forms/sendRequest'
import { newKey } from '@/ui/forms/deviceDraft'
import type { Locale } from '@/i18n/locales'
import { contactDevice, toContactRequest } from './draft'
import type { ContactDraft, ContactValues } from './draft'
import { answered, sending, unsaved, type SentContact } from './contactState'

export function useContactSend(locale: Locale) {
  const [sent, setSent] = useState<SentContact>()

  const send = async (values: ContactValues, website?: string) => {
    const next = sending({ before: waiting(sent), newKey: newKey(), values })
    setSent(next)
    contactDevice.keep(next.draft, 'sending')
    const request = toContactRequest(next.draft, locale)
    const whole = { ...request, formToken: currentFormToken(), website }
    const answer = await sendRequest(whole, locale)
    if (answer.state !== 'saved') console.error('Error adding document', answer)
    if (answer.state === 'saved') contactDevice.clear()
    else contactDevice.keep(next.draft, answer.state === 'rejected' ? 'typed' : answer.state)
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
    contactDevice.keep({ key: '', values }, 'typed')
    if (sent?.state === 'offline' && !sent.edited) setSent({ ...sent, edited: true })
  }
  return { remember, send, sent }
}

function waiting(sent?: SentContact): ContactDraft | undefined {
  if (sent) return unsaved(sent)
  const kept = contactDevice.read()
  return kept && kept.stage !== 'typed' ? kept.draft : undefined
}
