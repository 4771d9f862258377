import { useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { FailureAlert } from '@/booking/admin/Toasts'
import { paymentWords } from '@/i18n/en/payments'
import { quoteWords } from '@/i18n/en/quote'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { panelPaths } from '@/panel/panelPaths'
import { agreedAmounts, agreedContent } from '@/quote/rules/agreedContent'
import { changedGuests, hasFollowing } from '@/quote/rules/changedGuests'
import type { QuoteVersion, StoredQuote } from '@/quote/rules/quote'
import { REASON_MAX } from '@/quote/rules/quoteSchema'
import {
  acceptedOf,
  isReadable,
  lastIssuedOf,
  type QuoteState,
  stateOf,
} from '@/quote/rules/quoteState'
import { nextVersionOf } from '@/quote/rules/quoteSteps'
import { formatDay, formatMoment } from '@/time/days'
import { Alert } from '@/ui/panel/Alert'
import { Button, buttonClass } from '@/ui/panel/Button'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import { Link } from '@/ui/panel/Link'
import { ChangedGuestsAlert } from './ChangedGuestsAlert'
import {
  requestNewVersion,
  requestQuoteLink,
  readQuote,
  requestReversal,
  requestRevocation,
} from './quoteApi'
import { QuoteChanges } from './QuoteChanges'
import { QuotePill } from './QuotePill'
import type { Customer, QuoteSetup } from './quoteSetup'
import { repeatOverSeen } from './repeatOverSeen'
import { SendDialog } from './SendDialog'
import { VersionView } from './VersionView'

const { issued: words, send: sendWords } = quoteWords

interface Props {
  canReverse: boolean
  customer: Customer
  onQuote: (quote: StoredQuote) => void
  quote: StoredQuote
  setup: QuoteSetup
}

type Asking = 'reverse' | 'revoke' | 'send'

/** The last sent version, while there is no draft. */
export function IssuedQuote({ canReverse, customer, onQuote, quote, setup }: Props) {
  const version = lastIssuedOf(quote.versions)
  const [asking, setAsking] = useState<Asking>()
  const { failure, isStale, run } = useStep({ onQuote, quote })
  if (!version) return null
  const state = stateOf(version, setup.today)
  const liveLinks = (version.links ?? []).filter(({ revokedAt }) => !revokedAt).length
  const accepted = acceptedOf(quote.versions)
  const changed = isReadable(state) ? changedGuests(version, setup) : undefined
  const canSend = isReadable(state) && state !== 'expired'
  /** Otherwise the version for the new guests is the next step. */
  const isRight = !changed || !hasFollowing(changed)
  const stop = () => setAsking(undefined)

  return (
    <section aria-labelledby="quote-issued" className="desk-part">
      <div className="desk-row">
        <h2 id="quote-issued" tabIndex={-1}>
          {quoteWords.number(quote.number && formatSeriesNumber(quote.number), version.version)}
        </h2>
        <QuotePill state={state} />
      </div>
      {isStale && <Alert calm role="status" text={words.stale} />}
      {failure && <FailureAlert failed={[{ error: failure }]} title={words.failed} />}
      <History version={version} />
      {accepted && accepted !== version && (
        <p className="desk-muted">{words.stillAccepted(accepted.version)}</p>
      )}
      {changed && (
        <ChangedGuestsAlert changed={changed} functions={setup.functions} version={version}>
          <Button
            look="main"
            onClick={() => void run((one) => requestNewVersion(one, { withGuests: true }))}
          >
            {quoteWords.guests.make(nextVersionOf(quote.versions))}
          </Button>
        </ChangedGuestsAlert>
      )}
      {isReadable(state) && (
        <p className="desk-muted">{liveLinks > 0 ? words.links(liveLinks) : words.noLinks}</p>
      )}
      <div className="desk-row">
        {canSend && (
          <Button look={isRight ? 'main' : []} onClick={() => setAsking('send')}>
            {sendWords.again}
          </Button>
        )}
        <Button
          look={isRight && !canSend ? 'main' : []}
          onClick={() => void run((one) => requestNewVersion(one))}
        >
          {words.newVersion}
        </Button>
        {liveLinks > 0 && isReadable(state) && (
          <Button onClick={() => setAsking('revoke')}>{words.revoke}</Button>
        )}
        {accepted && (
          <Link className={buttonClass()} href={panelPaths.payments(quote.booking)}>
            {paymentWords.open}
          </Link>
        )}
        {accepted && canReverse && (
          <Button look="alert" onClick={() => setAsking('reverse')}>
            {words.reverse}
          </Button>
        )}
      </div>
      {accepted && accepted !== version && (
        <details>
          <summary>{quoteWords.changes.title(accepted.version)}</summary>
          <QuoteChanges
            after={version.content}
            before={agreedContent(accepted)}
            totals={[agreedAmounts(accepted)?.total, version.issued?.amounts.total]}
          />
        </details>
      )}
      <VersionView functions={setup.functions} version={version} />
      {asking === 'send' && (
        <SendDialog
          content={version.content}
          customer={customer}
          doneTitle={sendWords.linkMade}
          onClose={(sent) => {
            stop()
            if (sent) onQuote(sent.quote)
          }}
          send={(way) => requestQuoteLink(quote, way)}
          title={sendWords.title(version.version)}
        />
      )}
      {asking === 'revoke' && (
        <ConfirmDialog
          cancel={words.cancel}
          confirm={words.revoke}
          onCancel={stop}
          onConfirm={() => {
            stop()
            void run(requestRevocation)
          }}
          text={<p>{words.revokeHint}</p>}
          title={words.revokeTitle}
        />
      )}
      {asking === 'reverse' && (
        <ReverseDialog
          onCancel={stop}
          onReverse={(reason) => {
            stop()
            void run((one) => requestReversal(one, reason))
          }}
        />
      )}
    </section>
  )
}

/** After a conflict, shows the newer quote. */
function useStep({ onQuote, quote }: Pick<Props, 'onQuote' | 'quote'>) {
  const [failure, setFailure] = useState<ReturnType<typeof asChangeFailed>>()
  const [isStale, setStale] = useState(false)

  async function run(step: (quote: StoredQuote) => Promise<StoredQuote>) {
    setFailure(undefined)
    setStale(false)
    try {
      onQuote(await repeatOverSeen(quote, step))
    } catch (error) {
      const failed = asChangeFailed(error)
      const now =
        failed.kind === 'conflict' && (await readQuote(quote.booking).catch(() => undefined))
      if (!now) return setFailure(failed)
      setStale(true)
      onQuote(now)
    }
  }

  return { failure, isStale, run }
}

function History({ version }: { version: QuoteVersion }) {
  const { acceptance, changeRequests, content, firstSeenAt, issued, reversal } = version
  const taken = content.lines.filter(({ id }) => acceptance?.taken.includes(id))

  return (
    <ul className="desk-stack">
      {issued && <li>{words.sentAt(formatMoment(issued.at), issued.by)}</li>}
      <li>{firstSeenAt ? words.seenAt(formatMoment(firstSeenAt)) : words.notSeen}</li>
      {!acceptance && <li>{quoteWords.buyer.until(formatDay(content.validUntil))}</li>}
      {changeRequests?.map(({ at, text }) => (
        <li key={at}>
          <b>{words.changeRequested}</b>, {formatMoment(at)}
          <p className="request__quote">{text}</p>
        </li>
      ))}
      {acceptance && (
        <li>
          <b>{words.acceptedBy(acceptance.name, formatMoment(acceptance.at))}</b>
          {taken.length > 0 && (
            <p>
              {words.taken} {taken.map(({ title }) => title).join(', ')}
            </p>
          )}
        </li>
      )}
      {reversal && (
        <li>
          <b>{words.reversedBy(reversal.by, formatMoment(reversal.at))}</b>
          <p className="request__quote">{reversal.reason}</p>
        </li>
      )}
    </ul>
  )
}

interface ReverseProps {
  onCancel: () => void
  onReverse: (reason: string) => void
}

function ReverseDialog({ onCancel, onReverse }: ReverseProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  return (
    <ConfirmDialog
      cancel={words.cancel}
      confirm={words.reverse}
      onCancel={onCancel}
      onConfirm={() => onReverse(reason.trim())}
      text={<p>{words.reverseHint}</p>}
      title={words.reverseTitle}
    >
      <div className="desk-field">
        <label htmlFor="quote-reason">{words.reason}</label>
        <textarea
          aria-invalid={isMissing || undefined}
          id="quote-reason"
          maxLength={REASON_MAX}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          onInvalid={() => setMissing(true)}
          required
          rows={3}
          value={reason}
        />
      </div>
    </ConfirmDialog>
  )
}

interface VersionsProps {
  quote: StoredQuote
  setup: QuoteSetup
  /** Shown in full elsewhere. */
  without?: number
}

export function Versions({ quote, setup, without }: VersionsProps) {
  const earlier = quote.versions.filter(({ issued, version }) => issued && version !== without)
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="quote-versions" className="desk-stack">
      <h2 id="quote-versions">{quoteWords.versions.title}</h2>
      {earlier.toReversed().map((version) => (
        <details className="desk-part" key={version.version}>
          <summary>
            <h3>{quoteWords.versions.version(version.version)}</h3>
            <QuotePill state={stateOf(version, setup.today) satisfies QuoteState} />
          </summary>
          <History version={version} />
          <VersionView functions={setup.functions} version={version} />
        </details>
      ))}
    </section>
  )
}
