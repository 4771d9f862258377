import { messagesFor } from '@/i18n/messagesFor'
import { amountInWords } from '@/money/rules/amountInWords'
import { gstStates, type StateCode } from '@/money/rules/gstStates'
import type { Paise } from '@/money/rules/paise'
import { formatRupees } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import type { Voucher, VoucherPart } from '@/quote/rules/voucher'
import type { Locale } from '@/rules/locales'
import { formatPhone } from '@/rules/phone'
import { dayInIndia, formatDay } from '@/time/days'

interface Props {
  locale: Locale
  voucher: Voucher
}

/** What Rules 50 and 51 of the CGST Rules name. It is no invoice, and never called one. */
export function VoucherPage({ locale, voucher }: Props) {
  const { voucher: words } = messagesFor(locale)
  const { amount, buyer, kind, note, parts, quote, receipt, seller, voided, ...paid } = voucher
  const stateOf = (code: StateCode) => words.state(gstStates[code][locale], code)
  const facts: [string, string | undefined][] = [
    [words.number, formatSeriesNumber(voucher.number)],
    [words.date, formatDay(dayInIndia(new Date(voucher.at)), locale)],
    [kind === 'receipt' ? words.receivedOn : words.givenOn, formatDay(paid.paidOn, locale)],
    [words.by, [words.ways[paid.way], paid.wayReference].filter(Boolean).join(', ')],
    [words.receipt, receipt && formatSeriesNumber(receipt.number)],
    [words.quote, words.version(formatSeriesNumber(quote.number), quote.version)],
    [words.reference, paid.reference],
  ]
  const gstin = seller.mode !== 'unregistered' && seller.gstin

  return (
    <article className="sheet__page" lang={locale}>
      <header>
        <p>
          <b>{seller.name}</b>
        </p>
        <p>
          {[seller.address, seller.phone && formatPhone(seller.phone), seller.email]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p>
          {[
            gstin && `GSTIN ${gstin}`,
            seller.fssai && `FSSAI ${seller.fssai}`,
            stateOf(seller.state),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <h1>{words.titles[kind]}</h1>
        {voided && <p className="sheet__stage">{words.voided}</p>}
      </header>
      <dl className="sheet__facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <section>
        <h2>{kind === 'receipt' ? words.from : words.to}</h2>
        <p>{[buyer.name, buyer.address].filter(Boolean).join(', ')}</p>
        <p>
          {[buyer.gstin && `GSTIN ${buyer.gstin}`, stateOf(buyer.state)].filter(Boolean).join(', ')}
        </p>
        {note && <p>{note}</p>}
      </section>
      <section>
        <h2>{words.parts}</h2>
        {parts.length === 0 && <p>{words.advance}</p>}
        {parts
          .filter(({ total }) => total > 0)
          .map((part) => (
            <Part
              key={`${part.sac} ${part.rate} ${part.placeOfSupply}`}
              locale={locale}
              part={part}
            />
          ))}
      </section>
      <section>
        <h2>
          {words.amount}: {formatRupees(amount)}
        </h2>
        <p>{amountInWords(amount, locale)}</p>
        {seller.mode === 'regular' && <p>{words.reverseCharge}</p>}
        {seller.mode === 'composition' && <p>{words.composition}</p>}
      </section>
      <footer>{words.issuedFor(seller.name)}</footer>
    </article>
  )
}

function Part({ locale, part }: { locale: Locale; part: VoucherPart }) {
  const { voucher: words } = messagesFor(locale)
  const { cgst, description, igst, placeOfSupply, rate, sac, sgst, taxable, total } = part
  const tax = (name: string, basisPoints: number, charged: Paise) =>
    charged > 0 ? [`${name} ${basisPoints / 100} %: ${formatRupees(charged)}`] : []
  const taxes = [
    ...tax('IGST', rate, igst),
    ...tax('CGST', rate / 2, cgst),
    ...tax('SGST', rate / 2, sgst),
  ]
  const place = `${words.place}: ${gstStates[placeOfSupply][locale]}, ${placeOfSupply}`

  return (
    <div className="sheet__part">
      <p>
        <b>
          {[description || words.advance, `SAC ${sac}`].join(', ')}: {formatRupees(total)}
        </b>
      </p>
      <p>{[`${words.taxable} ${formatRupees(taxable)}`, ...taxes].join(', ')}</p>
      <p>{place}</p>
    </div>
  )
}
