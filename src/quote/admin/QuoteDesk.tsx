import { useCallback, useEffect, useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { FailureAlert } from '@/booking/admin/Toasts'
import { quoteWords } from '@/i18n/en/quote'
import type { QuoteContent, StoredQuote } from '@/quote/rules/quote'
import { draftOf, lastIssuedOf } from '@/quote/rules/quoteState'
import { useKept } from '@/ui/forms/useKept'
import { Button } from '@/ui/panel/Button'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import { IssuedQuote, Versions } from './IssuedQuote'
import { deleteQuoteDraft, readQuote } from './quoteApi'
import { type KeptQuote, quoteDraftOf, resumeEdit } from './quoteDrafts'
import { QuoteEditor } from './QuoteEditor'
import type { Customer, Offer, QuoteSetup } from './quoteSetup'
import { repeatOverSeen } from './repeatOverSeen'
import './quote.css'

export interface DeskProps {
  booking: string
  canReverse: boolean
  customer: Customer
  /** The initial content of a quote that is not stored yet. */
  first: QuoteContent
  offers: Offer[]
  quote?: StoredQuote
  setup: QuoteSetup
}

/** Shows the editor if there is a draft or no quote yet, otherwise the last sent version. */
export function QuoteDesk({ quote: loaded, ...desk }: DeskProps) {
  const { booking, canReverse, customer, first, offers, setup } = desk
  const [quote, setQuote] = useState(loaded)
  /** A new key restarts the editor with the stored state. */
  const [round, setRound] = useState(0)
  const fromDevice = useKept(() => quoteDraftOf(booking).read()?.draft)
  const kept = round === 0 ? fromDevice : undefined
  const isWriting = !quote || draftOf(quote.versions) || isNewer(kept, quote)

  const show = useCallback((now: StoredQuote | undefined) => {
    setQuote(now)
    setRound((before) => before + 1)
  }, [])

  const leave = useCallback(
    async (now?: StoredQuote) => {
      quoteDraftOf(booking).clear()
      show(now ?? (await readQuote(booking).catch(() => undefined)))
    },
    [booking, show],
  )

  // The focused element disappeared with the previous step.
  useEffect(() => {
    if (round === 0) return
    const title = document.getElementById('quote-issued')
    ;(title ?? document.getElementById('quote-lines-title'))?.focus()
  }, [round])

  return (
    <div className="quote-screen desk-stack desk-stack--wide">
      {isWriting ? (
        <>
          <QuoteEditor
            booking={booking}
            customer={customer}
            isKept={kept !== undefined}
            key={`${round} ${kept ? 'kept' : ''}`}
            offers={offers}
            onLeave={(now) => void leave(now)}
            onQuote={setQuote}
            quote={quote}
            start={() => resumeEdit({ first, kept, quote, setup })}
          />
          {quote && draftOf(quote.versions) && (
            <DeleteDraft onDeleted={(now) => void leaveWithout(booking, now, show)} quote={quote} />
          )}
        </>
      ) : (
        <IssuedQuote
          canReverse={canReverse}
          customer={customer}
          onQuote={show}
          quote={quote}
          setup={setup}
        />
      )}
      {quote && (
        <Versions
          quote={quote}
          setup={setup}
          without={isWriting ? undefined : lastIssuedOf(quote.versions)?.version}
        />
      )}
    </div>
  )
}

function leaveWithout(
  booking: string,
  now: StoredQuote | undefined,
  show: (quote: StoredQuote | undefined) => void,
) {
  quoteDraftOf(booking).clear()
  show(now?.versions.length ? now : undefined)
}

/** The device has changes to a draft that no longer exists. The editor asks which to keep. */
const isNewer = (kept: KeptQuote | undefined, { versions }: StoredQuote) =>
  kept !== undefined && !draftOf(versions)

interface DeleteProps {
  onDeleted: (quote: StoredQuote | undefined) => void
  quote: StoredQuote
}

const { issued: words } = quoteWords

function DeleteDraft({ onDeleted, quote }: DeleteProps) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof asChangeFailed>>()

  async function remove() {
    setAsking(false)
    setFailure(undefined)
    await repeatOverSeen(quote, deleteQuoteDraft).then(onDeleted, (error: unknown) =>
      setFailure(asChangeFailed(error)),
    )
  }

  return (
    <div className="desk-row">
      {failure && <FailureAlert failed={[{ error: failure }]} title={words.failed} />}
      <Button look="alert" onClick={() => setAsking(true)}>
        {words.deleteDraft}
      </Button>
      {asking && (
        <ConfirmDialog
          cancel={words.cancel}
          confirm={words.delete}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
          text={<p>{words.deleteHint}</p>}
          title={words.deleteTitle}
        />
      )}
    </div>
  )
}
