import { voucherWays, vouchersScreen as words } from '@/i18n/en/payments'
import { formatRupees, formatRupeesShort } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import type { Voucher } from '@/quote/rules/voucher'
import type { VoucherView } from '@/quote/rules/voucherSpan'
import { dayInIndia, formatDay } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import type { LoadedVouchers } from './loadVouchers'

interface Props extends LoadedVouchers {
  view: VoucherView
}

export function VouchersTable({ page, pages, sums, total, view, vouchers }: Props) {
  const { q, ...span } = view
  if (total === 0)
    return <EmptyState hint={q ? words.noneHint : words.emptyHint} title={words.none} />
  const { receipt, refund } = sums

  return (
    <section aria-label={words.title} className="desk-part">
      <p className="desk-muted">
        {words.sums({
          count: total,
          given: refund > 0 ? formatRupeesShort(refund) : '',
          received: formatRupeesShort(receipt),
          what: q || words.days(formatDay(span.from), formatDay(span.to)),
        })}
      </p>
      <div className="desk-scroll" tabIndex={0}>
        <table aria-label={words.title} className="desk-table desk-table--cards">
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
            {vouchers.map((voucher) => (
              <VoucherRow key={voucher.id} voucher={voucher} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <nav aria-label={words.pages} className="desk-row">
          <span>{words.page(page, pages)}</span>
          {page > 1 && (
            <Link
              className={buttonClass()}
              href={panelPaths.vouchers({ ...view, page: page - 1 })}
              rel="prev"
            >
              {words.newer}
            </Link>
          )}
          {page < pages && (
            <Link
              className={buttonClass()}
              href={panelPaths.vouchers({ ...view, page: page + 1 })}
              rel="next"
            >
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { amount, at, buyer, id, kind, number, receipt, voided, way, wayReference } = voucher
  const signed = formatRupees(kind === 'refund' ? -amount : amount)
  return (
    <tr>
      <th scope="row">
        <a className="desk-link" href={panelPaths.voucher(id)}>
          {formatSeriesNumber(number)}
        </a>
      </th>
      <td>{formatDay(dayInIndia(new Date(at)))}</td>
      <td>
        {receipt ? words.refundOf(formatSeriesNumber(receipt.number)) : words.kinds[kind]}
        {voided && (
          <>
            {' '}
            <span
              className="status-pill"
              data-colour="slate"
              data-mark="dash"
              title={voided.reason}
            >
              {words.voided}
            </span>
          </>
        )}
      </td>
      <td>{buyer.name || <span className="desk-muted">{words.erased}</span>}</td>
      <td>{[voucherWays[way], wayReference].filter(Boolean).join(', ')}</td>
      <td>
        <b>{voided ? <s>{signed}</s> : signed}</b>
      </td>
    </tr>
  )
}
