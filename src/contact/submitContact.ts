'use server'

import { createHash } from 'node:crypto'
import { createBooking } from '@/booking/create/createBooking'
import { contactMessages } from '@/i18n/contactMessages'
import { beginAction } from '@/platform/actionCalls.mjs'
import { isLocale, rootLocale } from '@/rules/locales'
import { dayInIndia } from '@/time/days'
import { readHoneypot } from '@/ui/forms/Honeypot'
import type { FieldProblem } from '@/ui/forms/problems'
import { checkContact } from './checkContact'
import { readContact, toContactRequest, type ContactValues } from './draft'

interface PostedContact {
  values: ContactValues
  problems: FieldProblem[]
  serverMessage?: string
  reference?: string
}

export async function submitContact(
  _before: PostedContact | undefined,
  posted: FormData,
): Promise<PostedContact> {
  beginAction()
  // A server action can be called with any value.
  const data = posted instanceof FormData ? posted : new FormData()
  const language = data.get('locale')
  const locale = typeof language === 'string' && isLocale(language) ? language : rootLocale
  const values = readContact(data)
  const problems = checkContact(values, locale)
  if (problems.length > 0) return { values, problems }
  const request = toContactRequest({ key: keyOf(values), values }, locale)
  const answer = await createBooking({ ...request, website: readHoneypot(data) })
  if (answer.state === 'saved') {
    return { values, problems: [], reference: answer.reference }
  }
  if (answer.state === 'rejected') return { values, problems: answer.problems }
  const { contact: words } = contactMessages(locale)
  return {
    values,
    problems: [],
    serverMessage: answer.state === 'limited' ? answer.message : words.failedHint,
  }
}

/** The cached page has no idempotency key: the same content on the same day is a duplicate. */
function keyOf(values: ContactValues): string {
  const words = JSON.stringify([dayInIndia(new Date()), values])
  return createHash('sha256').update(words).digest('hex')
}
