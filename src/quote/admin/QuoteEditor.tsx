import { useMemo, useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { DoneToast } from '@/booking/admin/Toasts'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { agreedAmounts, agreedContent } from '@/quote/rules/agreedContent'
import type { StoredQuote } from '@/quote/rules/quote'
import { draftOf, lastIssuedOf } from '@/quote/rules/quoteState'
import { maxLengths } from '@/rules/maxLengths'
import { Alert } from '@/ui/panel/Alert'
import { BuyerFields } from './BuyerFields'
import { EditorContext, useEditor } from './editorContext'
import { amountsOfEdit, type QuoteEdit } from './editQuote'
import { LineGroups } from './LineGroups'
import { type EditProblem, placeProblems, problemsOfEdit } from './problemsOfEdit'
import { type LinkWay, problemsOfAnswer, readQuote, requestSending } from './quoteApi'
import { QuoteChanges } from './QuoteChanges'
import { QuoteConflictAlert } from './QuoteConflictAlert'
import { quoteDraftOf } from './quoteDrafts'
import { Folded, TextField } from './QuoteFields'
import { QuoteProblems } from './QuoteProblems'
import type { Customer, Offer } from './quoteSetup'
import { repeatOverSeen } from './repeatOverSeen'
import { ScheduleFields } from './ScheduleFields'
import { SellerNotice } from './SellerNotice'
import { SendDialog } from './SendDialog'
import { TotalsBar, WholeDiscount } from './TotalsBar'
import { useQuoteEditor } from './useQuoteEditor'

const { send: words, texts } = quoteWords

interface Props {
  booking: string
  customer: Customer
  isKept: boolean
  offers: Offer[]
  onQuote: (quote: StoredQuote) => void
  /** Called when the draft was sent, or discarded for a version that another account sent. */
  onLeave: (quote?: StoredQuote) => void
  quote?: StoredQuote
  start: () => QuoteEdit
}

export function QuoteEditor(props: Props) {
  const { booking, customer, isKept, offers, onLeave, onQuote, quote, start } = props
  const { dispatch, save, saveAll, state } = useQuoteEditor({ booking, onSaved: onQuote, start })
  const { content, setup, undo } = state
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<EditProblem[]>([])
  const [busy, setBusy] = useState(false)
  const [sending, setSending] = useState<StoredQuote>()
  /** The last sent version was answered or changed by a colleague while this draft was being sent. */
  const [isStale, setStale] = useState(false)

  const all = useMemo(() => problemsOfEdit(state), [state])
  const shown = useMemo(
    () =>
      tries > 0
        ? [...all, ...found.filter(({ field }) => !all.some((one) => one.field === field))]
        : all.filter(({ problem }) => isTypo(problem)),
    [all, found, tries],
  )
  const editor = useMemo(
    () => ({
      dispatch,
      offers,
      problems: new Map(shown.map((problem) => [problem.field, problem])),
      state,
    }),
    [dispatch, offers, shown, state],
  )

  async function askToSend() {
    if (busy) return
    setTries(tries + 1)
    setFound([])
    setStale(false)
    if (all.length > 0 || state.conflict) return
    setBusy(true)
    const saved = await saveAll()
    setBusy(false)
    if (saved) setSending(saved)
  }

  async function send(saved: StoredQuote, way: LinkWay) {
    try {
      const sent = await repeatOverSeen(saved, (now) => requestSending(now, way))
      quoteDraftOf(booking).clear()
      return sent
    } catch (error) {
      const failed = asChangeFailed(error)
      const problems = placeProblems(problemsOfAnswer(failed.answer), content)
      if (problems.length > 0) setSending(undefined)
      setFound(problems)
      if (failed.kind === 'conflict') await showConflict()
      throw failed
    }
  }

  async function showConflict() {
    const theirs = await readQuote(booking).catch(() => undefined)
    if (!theirs) return
    setSending(undefined)
    const { revision, versions } = theirs
    const draft = draftOf(versions)
    if (draft) {
      setStale(true)
      onQuote(theirs)
    }
    dispatch({ kind: 'conflict', content: draft?.content, revision })
  }

  const last = quote && lastIssuedOf(quote.versions)
  const before = last && agreedContent(last)
  const amounts = amountsOfEdit(state)
  const version = (quote && draftOf(quote.versions)?.version) ?? 1

  return (
    <EditorContext value={editor}>
      <form
        className="quote-screen desk-stack desk-stack--wide"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void askToSend()
        }}
      >
        {isKept && !state.conflict && <Alert calm role="status" text={quoteWords.saving.kept} />}
        {isStale && !state.conflict && <Alert calm role="status" text={quoteWords.issued.stale} />}
        {state.conflict && <QuoteConflictAlert onLeave={() => onLeave()} />}
        {tries > 0 && <QuoteProblems problems={shown} tries={tries} />}
        <SellerNotice setup={setup} />
        {setup.seller.mode !== 'regular' && (
          <p className="desk-muted">{quoteWords.modes[setup.seller.mode]}</p>
        )}
        <BuyerFields />
        <LineGroups />
        <WholeDiscount />
        <ScheduleFields />
        <Texts />
        {last && before && (
          <Folded className="desk-part" isOpen={before !== last.content}>
            <summary>
              <h2>{quoteWords.changes.title(last.version)}</h2>
            </summary>
            <QuoteChanges
              after={content}
              before={before}
              totals={[agreedAmounts(last)?.total, amounts?.total]}
            />
          </Folded>
        )}
        <TotalsBar busy={busy} onRetry={() => void save()} onSend={() => void askToSend()} />
      </form>
      {undo && (
        <div className="desk-toasts quote-toasts">
          <div role="status">
            <DoneToast
              key={undo.step + undo.title + content.lines.length}
              onEnd={() => dispatch({ kind: 'undoEnded' })}
              onUndo={() => dispatch({ kind: 'undone' })}
              stays={false}
            >
              {quoteWords.undo[undo.step](undo.title)}
            </DoneToast>
          </div>
        </div>
      )}
      {sending && (
        <SendDialog
          content={content}
          customer={customer}
          doneTitle={words.done(version)}
          onClose={(sent) => {
            setSending(undefined)
            if (sent) onLeave(sent.quote)
          }}
          send={(way) => send(sending, way)}
          title={words.title(version)}
        >
          <p>{words.hint(content.buyer.name, formatRupeesShort(amounts?.total ?? 0))}</p>
          <FreeLines />
          <p>{words.fixed}</p>
        </SendDialog>
      )}
    </EditorContext>
  )
}

const isTypo = (problem: EditProblem['problem']) =>
  ['quantity', 'unreadable', 'unreadableDiscount'].includes(problem)

/** Draws attention to a missing price, which is easily overlooked. */
function FreeLines() {
  const { lines } = useEditor().state.content
  const titles = lines.filter(({ unitPrice }) => unitPrice === 0).map(({ title }) => title)
  return titles.length === 0 ? null : <p className="desk-alarm">{words.free(titles.join(', '))}</p>
}

function Texts() {
  const { dispatch, state } = useEditor()
  const { note, terms } = state.content

  return (
    <details className="desk-part">
      <summary>
        <h2>{texts.title}</h2>
      </summary>
      <TextField
        field="note"
        label={texts.note}
        lines={3}
        max={maxLengths.paragraph}
        onChange={(text) => dispatch({ kind: 'texts', change: { note: text } })}
        value={note ?? ''}
      />
      <TextField
        field="terms"
        label={texts.terms}
        lines={6}
        max={maxLengths.text}
        onChange={(text) => dispatch({ kind: 'texts', change: { terms: text } })}
        value={terms ?? ''}
      />
    </details>
  )
}
