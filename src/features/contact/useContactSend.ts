import { useState } from 'react'
import { newKey } from '@/components/forms/newKey'
import { sendRequest } from '@/components/forms/sendRequest'
import type { Locale } from '@/domain/locales'
import type { ContactValues } from './ContactDraft'
import { answered, sending, type SentContact } from './contactState'
import { toContactRequest } from './toContactRequest'

/** Sends one message at a time, and knows how the last one went. */
export function useContactSend(locale: Locale) {
  const [sent, setSent] = useState<SentContact>()

  const send = async (values: ContactValues) => {
    const next = sending({ before: sent, newKey: newKey(), values })
    setSent(next)
    const answer = await sendRequest(toContactRequest(next.draft, locale))
    if (answer.state !== 'saved') console.error('Error adding document', answer)
    setSent(answered(next, answer))
  }

  return { send, sent }
}
