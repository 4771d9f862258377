import { paymentWords, voucherWays } from '@/i18n/en/payments'
import { formatRupees } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { panelPaths } from '@/panel/panelPaths'
import { formatDay, formatMoment } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import type { VoucherRow } from './loadPayments'

const { vouchers: words } = paymentWords

interface Steps {
  onRefund: (voucher: VoucherRow) => void
  onVoid: (voucher: VoucherRow) => void
}

export function VoucherList({ vouchers, ...steps }: Steps & { vouchers: VoucherRow[] }) {
  return (
    <section aria-labelledby="payment-vouchers" className="desk-part">
      <h2 id="payment-vouchers">{words.title}</h2>
      {vouchers.length === 0 && <p className="desk-muted">{words.none}</p>}
      <ul className="quote-vouchers">
        {vouchers.toReversed().map((voucher) => (
          <VoucherItem {...steps} key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </section>
  )
}

function VoucherItem({ onRefund, onVoid, voucher }: Steps & { voucher: VoucherRow }) {
  const { amount, by, id, kind, left, note, paidOn, receipt, voided, way, wayReference } = voucher
  const number = formatSeriesNumber(voucher.number)
  const facts = [
    formatDay(paidOn),
    voucherWays[way],
    wayReference,
    receipt && words.of(formatSeriesNumber(receipt.number)),
    words.by(by),
  ]
  const signed = kind === 'refund' ? -amount : amount
  const canVoid = !voided && (kind === 'refund' || left === amount)

  return (
    <li className="desk-stack">
      <div className="desk-pair">
        <span className="desk-row">
          <a className="desk-link" href={panelPaths.voucher(id)}>
            {number}
          </a>
          {words.kinds[kind]}
          {voided && (
            <span className="status-pill" data-colour="slate" data-mark="dash">
              {words.voided}
            </span>
          )}
        </span>
        <b>{voided ? <s>{formatRupees(amount)}</s> : formatRupees(signed)}</b>
      </div>
      <span className="desk-muted">{facts.filter(Boolean).join(', ')}</span>
      {note && <span className="request__quote">{note}</span>}
      {voided && (
        <span className="desk-muted">
          {words.voidedBy(voided.by, formatMoment(voided.at))}
          {voided.reason && `: ${voided.reason}`}
        </span>
      )}
      {!voided && (
        <div className="desk-row">
          {left > 0 && (
            <Button
              aria-label={words.label(words.refund, number)}
              onClick={() => onRefund(voucher)}
            >
              {words.refund}
            </Button>
          )}
          {canVoid && (
            <Button
              aria-label={words.label(words.requestVoid, number)}
              look="alert"
              onClick={() => onVoid(voucher)}
            >
              {words.requestVoid}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
