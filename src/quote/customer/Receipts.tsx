import { messagesFor } from '@/i18n/messagesFor'
import { formatRupees } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { paths } from '@/paths'
import type { Voucher } from '@/quote/rules/voucher'
import type { Locale } from '@/rules/locales'
import { formatDay } from '@/time/days'
import styles from './Receipts.module.css'

interface Props {
  locale: Locale
  token: string
  vouchers: readonly Voucher[]
}

/** The customer's receipts and refunds, each with a page to print. */
export function Receipts({ locale, token, vouchers }: Props) {
  const { voucher: words } = messagesFor(locale)
  return (
    <ul className={`lined ${styles.list}`}>
      {vouchers.map(({ amount, id, kind, number, paidOn, way }) => (
        <li className="entry" key={id}>
          <a className="tap" href={paths.quoteReceipt(locale, token, id)}>
            {formatSeriesNumber(number)}
          </a>
          <b>{formatRupees(kind === 'refund' ? -amount : amount)}</b>
          <span className="fine">
            {[words.titles[kind], formatDay(paidOn, locale), words.ways[way]].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
