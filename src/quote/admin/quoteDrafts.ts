import * as z from 'zod/mini'
import { compareContents, isUnchanged } from '@/quote/rules/compareContents'
import type { QuoteContent, StoredQuote } from '@/quote/rules/quote'
import { draftOf } from '@/quote/rules/quoteState'
import { deviceDraft } from '@/ui/forms/deviceDraft'
import { isUnsaved, type QuoteEdit, startQuoteEdit } from './editQuote'
import type { QuoteSetup } from './quoteSetup'

/** Changes that are stored on the device until they are saved on the server. */
export interface KeptQuote extends Pick<QuoteEdit, 'content' | 'revision' | 'typed'> {
  /** The content that was being saved, perhaps without a response. */
  sent?: QuoteContent
}

const rows = z.array(z.looseObject({ id: z.string() }))

const keptSchema = z.object({
  content: z.custom<QuoteContent>(
    (value) =>
      z.looseObject({ buyer: z.looseObject({}), lines: rows, schedule: rows }).safeParse(value)
        .success,
  ),
  revision: z.number(),
  typed: z.record(z.string(), z.string()),
  sent: z.optional(z.custom<QuoteContent>()),
})

export const quoteDraftOf = (booking: string) =>
  deviceDraft<KeptQuote>({
    name: `desk:quote:${booking}`,
    revive: (kept) => keptSchema.safeParse(kept).data,
  })

/** Stores unsaved changes on the device, and removes them when all are saved. */
export function keepQuote(booking: string, state: QuoteEdit) {
  const { content, revision, saving, typed } = state
  const device = quoteDraftOf(booking)
  if (isUnsaved(state) || Object.keys(typed).length > 0)
    device.keep({ content, revision, typed, ...(saving && { sent: saving }) }, 'typed')
  else device.clear()
}

/** After a save of a page that may be closed. Later changes stay. */
export function forgetSaved(booking: string, content: QuoteContent) {
  const device = quoteDraftOf(booking)
  const kept = device.read()?.draft
  if (kept && isSame(kept.content, content) && Object.keys(kept.typed).length === 0) device.clear()
}

interface Resume {
  /** Used when the device stores nothing. */
  first: QuoteContent
  kept?: KeptQuote
  quote?: StoredQuote
  setup: QuoteSetup
}

/** Restores the editor; with a conflict if another account has saved since. */
export function resumeEdit({ first, kept, quote, setup }: Resume): QuoteEdit {
  const stored = quote ? draftOf(quote.versions)?.content : first
  const revision = quote?.revision ?? 0
  const start = { content: stored ?? first, revision, setup }
  if (!kept) return startQuoteEdit(start)
  if (stored && isSame(kept.content, stored)) return startQuoteEdit({ ...start, typed: kept.typed })
  const mine = { content: kept.content, saved: start.content, setup, typed: kept.typed }
  const isOwn = kept.revision === revision || (kept.sent && stored && isSame(kept.sent, stored))
  return isOwn
    ? startQuoteEdit({ ...mine, revision })
    : startQuoteEdit({
        ...mine,
        conflict: { content: stored, revision },
        revision: kept.revision,
      })
}

const isSame = (one: QuoteContent, other: QuoteContent) => isUnchanged(compareContents(one, other))
