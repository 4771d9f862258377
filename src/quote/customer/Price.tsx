import type { ReactNode } from 'react'
import { quoteMessages } from '@/i18n/quoteMessages'
import { amountInWords } from '@/money/rules/amountInWords'
import type { LineAmounts } from '@/money/rules/computeQuote'
import { gstStates } from '@/money/rules/gstStates'
import { formatRupees, formatRupeesShort } from '@/money/rules/rupees'
import { formatPercent } from '@/quote/rules/percent'
import type { QuotedFunction, QuotedLine } from '@/quote/rules/quote'
import { type TotalRow, totalRows } from '@/quote/rules/totalRows'
import styles from './Price.module.css'
import type { CountedPrice, PriceView } from './priceView'
import { langUnlessShown } from './quoteView'

/** The law requires these words in English. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies.'

interface Props {
  counted: CountedPrice
  /** The control that selects an optional line; undefined when it cannot be selected. */
  option?: (line: QuotedLine, words: ReactNode) => ReactNode
  options?: ReactNode
  view: PriceView
}

export function Price({ counted, option, options, view }: Props) {
  const { content, functions, locale } = view
  const { price: words } = quoteMessages(locale)
  const { amounts, taken } = counted
  const isShown = ({ choice, id }: QuotedLine) => choice === 'included' || taken.includes(id)
  const amountsById = new Map(
    content.lines.map(({ id }, index) => [id, amounts.lines[index] as LineAmounts | undefined]),
  )
  const row = (line: QuotedLine) => (
    <PriceLine amounts={amountsById.get(line.id)} line={line} view={view} />
  )
  const isOption = ({ choice, id }: QuotedLine) =>
    choice !== 'included' && (Boolean(option) || !taken.includes(id))
  const offered = content.lines.filter(isOption)
  const counts = content.lines.filter((line) => isShown(line) && !isOption(line))
  const groups = groupLines(
    counts,
    functions.map((one) => ({ ...one, menu: [] })),
  )
  const nameOf = (line: QuotedLine) => functions.find(({ id }) => id === line.functionId)?.name
  return (
    <div className={`surface stack ${styles.price}`}>
      {groups.map((group) => (
        <section key={group.function?.id ?? ''}>
          {(group.function ?? groups.length > 1) && <h3>{group.function?.name ?? words.whole}</h3>}
          <ul className="lined">
            {group.lines.map((line) => (
              <li className="entry" key={line.id}>
                {row(line)}
                {line.choice !== 'included' && <span className="fine good">{words.taken}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {offered.length > 0 && (
        <fieldset className={styles.options}>
          <legend className="display">{option ? words.options : words.optionsClosed}</legend>
          {option && <p className="fine no-print">{words.optionsHint}</p>}
          <ul className="lined">
            {offered.map((line) => {
              const of = nameOf(line)
              const whole = (
                <>
                  {row(line)}
                  {of && <span className="fine">{of}</span>}
                </>
              )
              return (
                <li key={line.id}>
                  {option ? option(line, whole) : <div className="entry">{whole}</div>}
                </li>
              )
            })}
          </ul>
          {options}
        </fieldset>
      )}
      <Totals counted={counted} view={view} />
    </div>
  )
}

interface LineProps {
  amounts?: LineAmounts
  line: QuotedLine
  view: PriceView
}

function PriceLine({ amounts, line, view: { content, locale } }: LineProps) {
  const { price: words } = quoteMessages(locale)
  const count = line.quantity.toLocaleString('en-IN')
  const each = formatRupeesShort(line.unitPrice)
  const sum = {
    perPlate: words.plates(count, each),
    byPiece: `${count} × ${each}`,
    fixed: '',
  }[line.pricing]
  const discount = amounts?.lineDiscount ?? 0
  const net = (amounts?.gross ?? line.quantity * line.unitPrice) - discount
  const reckoning = [sum, discount > 0 && words.lineDiscount(formatRupeesShort(discount))]
    .filter(Boolean)
    .join(' · ')
  const lang = langUnlessShown(content.language, locale)
  return (
    <>
      <span className={styles.title} {...lang}>
        {line.title}
      </span>
      <span>{formatRupees(net)}</span>
      {reckoning && <span className="fine">{reckoning}</span>}
      {line.details && (
        <span className={`fine ${styles.details}`} {...lang}>
          {line.details}
        </span>
      )}
    </>
  )
}

function Totals({ counted: { amounts }, view: { locale, seller } }: Omit<Props, 'option'>) {
  const { price: words } = quoteMessages(locale)
  const rows = totalRows(amounts)
  return (
    <div className={styles.totals}>
      <dl aria-live="polite">
        {rows.map((row, index) => (
          <div className="entry" key={index}>
            <TotalName locale={locale} row={row} />
            <dd>{formatRupees(row.amount)}</dd>
          </div>
        ))}
        <div className={`entry display ${styles.total}`}>
          <dt>{words.rows.total}</dt>
          <dd>{formatRupees(amounts.total)}</dd>
        </div>
      </dl>
      <p>{amountInWords(amounts.total, locale)}</p>
      {seller.mode === 'composition' && (
        <p className="fine">
          <span {...langUnlessShown('en', locale)}>{COMPOSITION}</span> {words.compositionMeans}
        </p>
      )}
      {amounts.taxRows.length > 0 && <p className="fine">{words.beforeTax}</p>}
    </div>
  )
}

function TotalName({ locale, row: { name, tax } }: { locale: PriceView['locale']; row: TotalRow }) {
  const { rows: words } = quoteMessages(locale).price
  if (name === 'subtotal' || name === 'discount' || name === 'net' || name === 'roundOff')
    return <dt>{words[name]}</dt>
  if (!tax) return <dt>{name.toUpperCase()}</dt>
  const on = formatRupees(tax.taxable)
  return (
    <dt>
      {name.toUpperCase()} {formatPercent(tax.rate)}{' '}
      <span className="fine">
        {name === 'igst'
          ? words.onIn(on, tax.sac, gstStates[tax.state][locale])
          : words.on(on, tax.sac)}
      </span>
    </dt>
  )
}

interface QuotedGroup {
  /** Undefined for the whole event. */
  function?: QuotedFunction
  lines: QuotedLine[]
}

/** In the order of the functions. The whole event, with lines of removed functions, comes last. */
function groupLines(
  lines: readonly QuotedLine[],
  functions: readonly QuotedFunction[],
): QuotedGroup[] {
  const groups = functions.map((one) => ({
    function: one,
    lines: lines.filter(({ functionId }) => functionId === one.id),
  }))
  const others = lines.filter(({ functionId }) => !functions.some(({ id }) => id === functionId))
  return [...groups, { lines: others }].filter((group) => group.lines.length > 0)
}
