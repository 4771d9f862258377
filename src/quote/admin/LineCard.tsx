import { type KeyboardEvent, useEffect, useRef } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import type { QuotedLine } from '@/quote/rules/quote'
import { maxLengths } from '@/rules/maxLengths'
import { newKey } from '@/ui/forms/deviceDraft'
import { Button } from '@/ui/panel/Button'
import { guestsOf } from './editLines'
import { useEditor } from './editorContext'
import { amountsOfEdit } from './editQuote'
import { MoreOfLine } from './MoreOfLine'
import { TextField, TypedInput } from './QuoteFields'
import { amountText, quantityText } from './typedValues'

const { lines: words } = quoteWords

interface Props {
  line: QuotedLine
  onMove: (by: -1 | 1) => void
  /** From 1, within its function. */
  place: number
  places: number
}

export function LineCard({ line, onMove, place, places }: Props) {
  const { dispatch } = useEditor()
  const { id, pricing, title, unitPrice } = line
  const card = useRef<HTMLLIElement>(null)
  const at = `lines.${id}` as const
  const change = (part: Partial<QuotedLine>) => dispatch({ kind: 'line', id, change: part })

  function pressed(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || !by || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    onMove(by)
  }

  return (
    <li
      className="quote-line"
      data-optional={line.choice !== 'included' || undefined}
      onKeyDown={pressed}
      ref={card}
    >
      <div className="quote-line__fields">
        <div className="desk-field">
          <TextField
            field={`${at}.title`}
            label={words.name}
            max={maxLengths.title}
            onChange={(text) => change({ title: text })}
            value={title}
          />
        </div>
        {pricing !== 'fixed' && (
          <TypedInput
            field={`${at}.quantity`}
            hint={<GuestsNow line={line} />}
            inputMode="numeric"
            label={words.quantity[pricing]}
            text={quantityText(line.quantity)}
          />
        )}
        <TypedInput
          field={`${at}.unitPrice`}
          label={words.price[pricing]}
          text={amountText(unitPrice)}
        />
      </div>
      <LineTotal line={line} />
      <MoreOfLine change={change} line={line}>
        <div className="desk-row">
          {places > 1 && (
            <>
              <MoveButton
                label={words.up(title)}
                mark="↑"
                off={place === 1}
                onMove={() => onMove(-1)}
              />
              <MoveButton
                label={words.down(title)}
                mark="↓"
                off={place === places}
                onMove={() => onMove(1)}
              />
            </>
          )}
          <Button
            aria-label={words.duplicateOf(title)}
            look="small"
            onClick={() => dispatch({ kind: 'duplicated', id, newId: newKey() })}
          >
            {words.duplicate}
          </Button>
          <Button
            aria-label={words.removeOf(title)}
            look={['small', 'alert']}
            onClick={() => {
              focusBeside(card.current)
              dispatch({ kind: 'removed', id })
            }}
          >
            {words.remove}
          </Button>
        </div>
      </MoreOfLine>
    </li>
  )
}

/** Keeps the focus, so that keyboard users do not start at the top again. */
function focusBeside(card: HTMLElement | null) {
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  const add = card?.closest('section')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
  const field = next?.querySelector<HTMLElement>('input') ?? add
  field?.focus({ preventScroll: true })
}

interface MoveProps {
  label: string
  mark: string
  off: boolean
  onMove: () => void
}

function MoveButton({ label, mark, off, onMove }: MoveProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)

  // The browser removes the focus from an element that moves.
  useEffect(() => {
    if (pressed.current) button.current?.focus()
    pressed.current = false
  })

  return (
    <Button
      aria-disabled={off}
      aria-label={label}
      look="small"
      onClick={() => {
        if (off) return
        pressed.current = true
        onMove()
      }}
      ref={button}
    >
      {mark}
    </Button>
  )
}

function GuestsNow({ line }: { line: QuotedLine }) {
  const { dispatch, state } = useEditor()
  const guests = guestsOf(line.functionId, state.setup)
  if (line.pricing !== 'perPlate' || guests === 0 || guests === line.quantity) return null
  return (
    <>
      {words.guestsNow(guests)}{' '}
      <button
        className="desk-link"
        onClick={() =>
          dispatch({
            kind: 'typed',
            field: `lines.${line.id}.quantity`,
            text: quantityText(guests),
          })
        }
        type="button"
      >
        {words.takeGuests(guests)}
      </button>
    </>
  )
}

/** Before taxes and the discount on the quote, as the customer sees the line. */
function LineTotal({ line: { choice, id, unitPrice } }: { line: QuotedLine }) {
  const { state } = useEditor()
  const at = state.content.lines.findIndex((one) => one.id === id)
  const amounts = amountsOfEdit(state)?.lines[at]
  if (unitPrice === 0) return <p className="quote-line__total desk-muted">{words.free}</p>
  if (!amounts) return null
  const total = formatRupeesShort(amounts.gross - amounts.lineDiscount)
  return (
    <p className="quote-line__total">
      {choice === 'included' ? total : words.optionalTotal(total)}
    </p>
  )
}
