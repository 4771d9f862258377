import type { ReactNode } from 'react'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { keepUntilChange } from '@/booking/keepUntilChange'
import { percent } from '@/booking/rules/numbers'
import { numbers } from '@/i18n/en/dashboard'
import { quoteNumbers as words } from '@/i18n/en/quoteNumbers'
import { formatRupeesShort, formatRupeesRound } from '@/money/rules/rupees'
import { EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { countQuotes } from '@/quote/countQuotes'
import type { QuoteFigures } from '@/quote/rules/quoteFigures'
import { formatMonth } from '@/time/days'
import { Link } from '@/ui/panel/Link'

/** Each step of a quote changes its booking. */
const keepFigures = keepUntilChange<QuoteFigures>()

/** Amounts quoted, won and due; nothing without the right to quotes. */
export async function QuoteNumbers({ payload, user }: Caller) {
  if (!may(user, 'manageQuotes')) return null
  const failed = { msg: 'The figures of quotes could not be counted', otherwise: null }
  const count = () => countQuotes(payload, new Date())
  const figures = await readOr(payload, failed, () => keepFigures(payload, 'quotes', count))

  return (
    <section aria-labelledby="quote-numbers" className="quote-numbers desk-stack desk-stack--wide">
      <h2 id="quote-numbers">{words.title}</h2>
      {figures ? (
        <>
          <Tiles figures={figures} />
          <Months figures={figures} />
        </>
      ) : (
        <EmptyState hint={numbers.loadHint} role="alert" title={words.failed} />
      )}
    </section>
  )
}

function Tiles({ figures }: { figures: QuoteFigures }) {
  const { accepted, decided, open, outstanding, overdue, quoted, won } = figures
  const rate = numbers.percent(percent({ of: decided, part: accepted }))
  const average = won.count > 0 ? formatRupeesRound(won.amount / won.count) : ''

  return (
    <ul aria-label={words.strip} className="numbers desk-card">
      <Tile hint={words.quotedHint} title={words.quoted} value={formatRupeesRound(quoted.amount)}>
        {words.quotes(quoted.count)}
      </Tile>
      <Tile hint={words.wonHint} title={words.won} value={formatRupeesRound(won.amount)}>
        {words.average(won.count, average)}
      </Tile>
      <Tile hint={words.rateHint} title={words.rate} value={rate}>
        {words.decided({ accepted, decided, open })}
      </Tile>
      <Tile
        hint={words.outstandingHint}
        href={panelPaths.bookings({ sort: 'payment' })}
        title={words.outstanding}
        value={formatRupeesRound(outstanding.amount)}
      >
        {words.bookings(outstanding.count)}
      </Tile>
      <Tile
        hint={words.overdueHint}
        href={panelPaths.bookings({ sort: 'payment', tab: 'paymentOverdue' })}
        isAlert={overdue.count > 0}
        title={words.overdue}
        value={formatRupeesRound(overdue.amount)}
      >
        {words.bookings(overdue.count)}
      </Tile>
    </ul>
  )
}

interface TileProps {
  children: string
  /** An explanation of the value. */
  hint: string
  href?: string
  isAlert?: boolean
  title: string
  value: string
}

function Tile({ children, hint, href, isAlert, title, value }: TileProps) {
  const content: ReactNode = (
    <>
      <b>{value}</b>
      <span>
        {title}
        <small className="desk-small">{children}</small>
        <small className="desk-muted desk-small">{hint}</small>
      </span>
    </>
  )
  return (
    <li>
      {href ? (
        <Link className="numbers__tile" data-alert={isAlert} href={href}>
          {content}
        </Link>
      ) : (
        <div className="numbers__tile">{content}</div>
      )}
    </li>
  )
}

function Months({ figures: { months } }: { figures: QuoteFigures }) {
  return (
    <section aria-labelledby="quote-months" className="chart desk-part">
      <header>
        <div>
          <h3 id="quote-months">{words.months}</h3>
          <p className="desk-muted">{words.monthsNote}</p>
        </div>
      </header>
      <div aria-labelledby="quote-months" className="chart__table" role="group" tabIndex={0}>
        <table aria-labelledby="quote-months" className="desk-table">
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, outstanding, quoted, won }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                {[quoted, won, outstanding].map(({ amount, count }, index) => (
                  <td key={words.columns[index + 1]}>
                    {count > 0 ? words.cell(formatRupeesShort(amount), count) : words.dash}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
