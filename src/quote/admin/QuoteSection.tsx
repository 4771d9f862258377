import { Suspense } from 'react'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { dashboard } from '@/i18n/en/dashboard'
import { paymentWords } from '@/i18n/en/payments'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { readStandings } from '@/quote/payments/readStandings'
import { overdueOf, type PaymentStanding } from '@/quote/rules/paymentStanding'
import type { StoredQuote } from '@/quote/rules/quote'
import { acceptedOf, draftOf, lastIssuedOf, stateOf } from '@/quote/rules/quoteState'
import { readQuoteOf } from '@/quote/storedQuotes'
import { type Day, dayInIndia, formatDay } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { GuestsNotice } from './GuestsNotice'
import { QuotePill } from './QuotePill'

const { section: words } = quoteWords

interface Props extends Caller {
  booking: Booking
}

/** Part of the open booking: the state of its quote and links to it. */
export function QuoteSection(props: Props) {
  if (!may(props.user, 'manageQuotes')) return null
  return (
    <section aria-labelledby="request-quote" className="request__offer desk-stack">
      <h3 id="request-quote">{words.title}</h3>
      <Suspense fallback={<p className="desk-muted">{dashboard.loading}</p>}>
        <QuoteFacts {...props} />
      </Suspense>
    </section>
  )
}

async function QuoteFacts({ booking, payload }: Props) {
  const failed = { msg: 'Error fetching a quote:', otherwise: 'failed' as const }
  const today = dayInIndia(new Date())
  const found = await readOr(payload, failed, () =>
    Promise.all([
      readQuoteOf(payload, booking.id),
      readStandings(payload, { bookings: [booking.id], today }),
    ]),
  )
  if (found === 'failed') return <p className="desk-alarm">{words.failed}</p>
  const [quote, standings] = found
  const payments = standings.get(booking.id)
  return (
    <>
      {quote ? (
        <>
          <Standing payments={payments} quote={quote} today={today} />
          <GuestsNotice booking={booking} quote={quote} />
        </>
      ) : (
        <p className="desk-muted">{words.none}</p>
      )}
      <p>
        <Link className={buttonClass()} href={panelPaths.quote(booking.id)}>
          {quote ? words.open : words.make}
        </Link>{' '}
        {quote && acceptedOf(quote.versions) && (
          <Link className={buttonClass()} href={panelPaths.payments(booking.id)}>
            {paymentWords.open}
          </Link>
        )}
      </p>
    </>
  )
}

interface StandingProps {
  /** The payments of an accepted quote. */
  payments?: PaymentStanding
  quote: StoredQuote
  today: Day
}

function Standing({ payments, quote: { number, versions }, today }: StandingProps) {
  const overdue = payments && overdueOf(payments)
  const draft = draftOf(versions)
  const version = acceptedOf(versions) ?? lastIssuedOf(versions)
  const { content, issued } = version ?? {}
  const amounts = version?.acceptance?.amounts ?? issued?.amounts

  return (
    <>
      {version && content && (
        <dl className="request__facts desk-stack">
          <div>
            <dt className="desk-muted">{words.number}</dt>
            <dd>{quoteWords.number(number && formatSeriesNumber(number), version.version)}</dd>
          </div>
          <div>
            <dt className="desk-muted">{words.state}</dt>
            <dd>
              <QuotePill state={stateOf(version, today)} />
            </dd>
          </div>
          {amounts && (
            <div>
              <dt className="desk-muted">{words.total}</dt>
              <dd>{formatRupeesShort(amounts.total)}</dd>
            </div>
          )}
          {payments && (
            <div>
              <dt className="desk-muted">{words.balance}</dt>
              <dd>
                {formatRupeesShort(payments.balance)}
                {overdue && (
                  <span className="desk-alarm">
                    {words.overdue(formatRupeesShort(overdue.amount), formatDay(overdue.since))}
                  </span>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt className="desk-muted">{words.validUntil}</dt>
            <dd>{formatDay(content.validUntil)}</dd>
          </div>
        </dl>
      )}
      {draft && <p className="desk-muted">{words.draft(draft.version)}</p>}
    </>
  )
}
