'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload, type Payload } from 'payload'
import config from '@payload-config'
import { paths } from '@/paths'
import { beginAction } from '@/platform/actionCalls.mjs'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { isToken } from '@/quote/links'
import { LINES_MAX } from '@/quote/rules/quoteSchema'
import { addressOf } from '@/rateLimit/clientAddress'
import { FORM_PATIENCE_MS, inTime } from '@/rateLimit/withTimeout'
import { isLocale, rootLocale } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { withoutHidden } from '@/rules/text'
import type { PostedAcceptance } from './AcceptForm.client'
import {
  acceptQuote,
  requestChange,
  CHANGE_TEXT_MAX,
  QuoteConflict,
  QuoteGone,
  QuoteInvalid,
} from './answerQuote'
import type { PostedChangeRequest } from './ChangeRequestForm.client'
import { limitAnswer } from './limitQuote'

/**
 * Redirects to the accepted quote, also when it was accepted before, or to a message when the quote is gone.
 * With JavaScript, the page does this.
 */
export async function submitAcceptance(
  _before: PostedAcceptance | undefined,
  posted: FormData,
): Promise<PostedAcceptance> {
  beginAction()
  const data = posted instanceof FormData ? posted : new FormData()
  const { locale, token } = pageOf(data)
  const name = textIn(data, 'name')
  const taken = data.getAll('taken').slice(0, LINES_MAX).map(String)
  const kept = { name, taken }
  if (data.has('recount')) return kept
  const seen = withoutHidden(name).trim()
  if (seen.length < NAME_MIN) return { ...kept, outcome: 'name' }
  if (seen.length > maxLengths.name || name.length > 2 * maxLengths.name)
    return { ...kept, outcome: 'nameLong' }
  const outcome = await answer(token, (payload, addressRange) =>
    acceptQuote(payload, { addressRange, hash: textIn(data, 'hash'), name, taken, token }),
  )
  if (data.has('scripted')) return { ...kept, outcome: outcome ?? 'done' }
  if (outcome === 'newer' && isToken(token)) redirect(paths.quoteReplaced(locale, token))
  if (outcome) return { ...kept, outcome }
  redirect(`${paths.quote(locale, token)}#accepted`)
}

/** Redirects to the page, which shows the requested change. */
export async function submitChangeRequest(
  _before: PostedChangeRequest | undefined,
  posted: FormData,
): Promise<PostedChangeRequest> {
  beginAction()
  const data = posted instanceof FormData ? posted : new FormData()
  const { locale, token } = pageOf(data)
  const text = textIn(data, 'text')
  if (!withoutHidden(text).trim()) return { text, outcome: 'text' }
  if (text.trim().length > CHANGE_TEXT_MAX) return { text, outcome: 'textLong' }
  const outcome = await answer(token, (payload) => requestChange(payload, { text, token }))
  if (data.has('scripted')) return { text, outcome: outcome ?? 'done' }
  if (outcome === 'newer' && isToken(token)) redirect(paths.quoteReplaced(locale, token))
  if (outcome) return { text, outcome }
  redirect(`${paths.quote(locale, token)}#asked`)
}

/** A name has at least two letters. */
const NAME_MIN = 2

function pageOf(data: FormData) {
  const language = textIn(data, 'locale')
  return { locale: isLocale(language) ? language : rootLocale, token: textIn(data, 'token') }
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  // Browsers send a line break as two characters.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

type Refused = 'changed' | 'failed' | 'limited' | 'newer'

/** The reason of a failure; undefined after a success, also an earlier one. */
async function answer(
  token: string,
  work: (payload: Payload, addressRange: string | undefined) => Promise<unknown>,
): Promise<Refused | undefined> {
  if (!isToken(token)) return 'newer'
  const sent = { headers: await headers(), token }
  try {
    return await inTime(
      getPayload({ config }).then(async (payload) => {
        if ((await limitAnswer(payload, sent)) > 0) return 'limited'
        await work(payload, addressOf(sent))
        return undefined
      }),
      FORM_PATIENCE_MS,
    )
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof QuoteGone) return 'newer'
  if (error instanceof QuoteConflict) {
    if (error.reason === 'tooMany') return 'limited'
    // The page shows the result.
    return error.reason === 'changed' ? 'newer' : 'changed'
  }
  if (error instanceof QuoteInvalid) return 'changed'
  if (isDatabaseFault(error)) return 'failed'
  throw error
}
