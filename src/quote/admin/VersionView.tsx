import { quoteWords } from '@/i18n/en/quote'
import { gstStates } from '@/money/rules/gstStates'
import { formatRupeesShort } from '@/money/rules/rupees'
import type { QuotedLine, QuoteVersion, ScheduleRow } from '@/quote/rules/quote'
import { formatDay } from '@/time/days'
import type { DeskFunction } from './quoteSetup'
import { TotalRows } from './TotalRows'
import { discountText } from './typedValues'

const { lines: lineWords, schedule, view: words } = quoteWords

interface Props {
  functions: DeskFunction[]
  version: QuoteVersion
}

/** A sent version, read-only. */
export function VersionView({ functions, version }: Props) {
  const { acceptance, content, issued } = version
  const { buyer, lines, note, terms } = content
  const amounts = acceptance?.amounts ?? issued?.amounts
  const names = new Map([
    ...functions.map(({ id, title }) => [id, title] as const),
    ...(issued?.functions ?? []).flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
  ])
  const places = [...new Set(lines.map(({ functionId }) => functionId))]

  return (
    <div className="desk-stack">
      <p>
        {[buyer.name, buyer.address, gstStates[buyer.state].en, buyer.gstin]
          .filter(Boolean)
          .join(', ')}
      </p>
      {note && <p className="request__quote">{note}</p>}
      {places.map((place) => (
        <div key={place ?? 'whole'}>
          {(places.length > 1 || place) && (
            <h4>{place ? (names.get(place) ?? lineWords.gone) : lineWords.whole}</h4>
          )}
          <ul className="desk-lines">
            {lines
              .filter(({ functionId }) => functionId === place)
              .map((line) => (
                <ReadLine isTaken={acceptance?.taken.includes(line.id)} key={line.id} line={line} />
              ))}
          </ul>
        </div>
      ))}
      {amounts && <TotalRows amounts={amounts} />}
      <ReadSchedule rows={acceptance?.schedule ?? content.schedule} />
      {terms && <p className="request__quote desk-muted">{terms}</p>}
    </div>
  )
}

function ReadSchedule({ rows }: { rows: ScheduleRow[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h4>{schedule.title}</h4>
      <ul className="desk-lines">
        {rows.map(({ amount, dueOn, id, title }) => (
          <li key={id}>
            <span>
              {title}
              <br />
              <span className="desk-muted">{dueOn ? formatDay(dueOn) : words.onAcceptance}</span>
            </span>
            <b>{formatRupeesShort(amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  isTaken?: boolean
  line: QuotedLine
}

function ReadLine({ isTaken = false, line }: LineProps) {
  const { choice, details, discount, pricing, quantity, title, unitPrice } = line
  const isOptional = choice !== 'included'
  const reckoning = [
    pricing !== 'fixed' && words.quantity(quantity, formatRupeesShort(unitPrice)),
    discount && words.discount(discountText(discount)),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <li>
      <span>
        {title}
        {details && <span className="request__quote desk-muted desk-small">{`\n${details}`}</span>}
        {isOptional && (
          <span className="desk-muted"> ({isTaken ? words.taken : words.optional})</span>
        )}
      </span>
      <span>
        <b>{formatRupeesShort(quantity * unitPrice)}</b>
        {reckoning && (
          <>
            <br />
            <span className="desk-muted desk-small">{reckoning}</span>
          </>
        )}
      </span>
    </li>
  )
}
