import { quoteMessages } from '@/i18n/quoteMessages'
import { formatRupees } from '@/money/rules/rupees'
import type { StandingRow } from '@/quote/rules/paymentStanding'
import type { QuoteSeller } from '@/quote/rules/quote'
import { CopyFact } from './CopyFact.client'
import styles from './Pay.module.css'
import type { QuoteView } from './quoteView'
import { upiLink } from './upiLink'
import { UpiQrCode } from './UpiQrCode'

interface Props {
  /** The next payment. */
  next: StandingRow
  view: QuoteView
}

export function Pay({ next, view: { locale, number, version } }: Props) {
  const words = quoteMessages(locale)
  const { bank, name, vpa } = version.issued.seller
  const amount = formatRupees(next.left)
  if (!vpa && !bank) return <p>{words.pay.ask}</p>
  return (
    <div className="surface stack">
      <p className="display">
        {amount}: {next.title}
      </p>
      {vpa && (
        <div className={`row ${styles.upi}`}>
          <div className={styles.code}>
            <UpiQrCode
              label={words.pay.qr(amount)}
              text={upiLink({ amount: next.left, name, number, vpa })}
            />
          </div>
          <div className="stack">
            <p>{words.pay.scan}</p>
            <dl className="stack">
              <Fact label={words.pay.vpa} text={vpa} words={words.copy} />
            </dl>
          </div>
        </div>
      )}
      {bank && <BankFacts bank={bank} words={words} />}
      <p className="fine">{words.pay.note(number)}</p>
    </div>
  )
}

type Words = ReturnType<typeof quoteMessages>

function BankFacts({ bank, words }: { bank: NonNullable<QuoteSeller['bank']>; words: Words }) {
  const { copy, pay } = words
  return (
    <div>
      <h3>{pay.bank}</h3>
      <dl className="stack">
        <Fact label={pay.holder} text={bank.holder} words={copy} />
        <Fact label={pay.account} text={bank.number} words={copy} />
        <Fact label="IFSC" text={bank.ifsc} words={copy} />
        {bank.bank && <Fact label={pay.bankName} text={bank.bank} words={copy} />}
      </dl>
    </div>
  )
}

function Fact({ label, text, words }: { label: string; text: string; words: Words['copy'] }) {
  return (
    <div>
      <dt className="fine">{label}</dt>
      <dd className={styles.fact}>
        <span>{text}</span> <CopyFact text={text} what={label} words={words} />
      </dd>
    </div>
  )
}
