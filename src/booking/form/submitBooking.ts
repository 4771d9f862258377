'use server'

import { redirect } from 'next/navigation'
import { createBooking } from '@/booking/create/createBooking'
import { formMessages } from '@/i18n/formMessages'
import { paths } from '@/paths'
import { beginAction } from '@/platform/actionCalls.mjs'
import { isLocale, rootLocale } from '@/rules/locales'
import { readHoneypot } from '@/ui/forms/Honeypot'
import type { FieldProblem } from '@/ui/forms/problems'
import { checkBooking } from './checkBooking'
import type { BookingDraft } from './draft'
import { readForm, toRequest } from './draft'

interface Posted {
  draft: Pick<BookingDraft, 'key' | 'values'>
  problems: FieldProblem[]
  serverMessage?: string
}

export async function submitBooking(
  _before: Posted | undefined,
  posted: FormData,
): Promise<Posted> {
  beginAction()
  const data = posted instanceof FormData ? posted : new FormData()
  const language = text(data, 'locale')
  const locale = isLocale(language) ? language : rootLocale
  const draft = { key: text(data, 'idempotencyKey'), values: readForm(data) }
  const problems = checkBooking(draft.values, locale)
  if (problems.length > 0) return { draft, problems }
  const choice = { service: chosen(data, 'service'), plan: chosen(data, 'plan') }
  const campaign = text(data, 'campaign') || undefined
  const whole = { ...draft, campaign, choice, website: readHoneypot(data) }
  const request = toRequest(whole, locale, text(data, 'formToken'))
  const answer = await createBooking(request)
  if (answer.state === 'saved') redirect(paths.bookingReceived(locale, answer.reference))
  if (answer.state === 'rejected') return { draft, problems: answer.problems }
  const { booking: words } = formMessages(locale)
  return {
    draft,
    problems: [],
    serverMessage: answer.state === 'limited' ? answer.message : words.failed,
  }
}

function chosen(data: FormData, name: string) {
  const id = text(data, name)
  return id ? { id, title: '' } : undefined
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
