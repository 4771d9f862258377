import { quoteWords } from '@/i18n/en/quote'
import { HUNDRED_PERCENT, shareOf } from '@/money/rules/paise'
import type { ScheduleRow } from '@/quote/rules/quote'
import { SCHEDULE_MAX } from '@/quote/rules/quoteSchema'
import { missingIn } from '@/quote/rules/schedule'
import { maxLengths } from '@/rules/maxLengths'
import { newKey } from '@/ui/forms/deviceDraft'
import { Button } from '@/ui/panel/Button'
import { idOfField, useEditor } from './editorContext'
import { amountsOfEdit } from './editQuote'
import { DayField, missingWords, TextField, TypedInput, wordsOfProblem } from './QuoteFields'
import { amountText } from './typedValues'

const { schedule: words } = quoteWords

export function ScheduleFields() {
  const { dispatch, problems, state } = useEditor()
  const { schedule } = state.content
  const total = amountsOfEdit(state)?.total
  const missing = total === undefined ? undefined : missingIn(schedule, total)
  const problem = problems.get('schedule')

  return (
    <section aria-labelledby="quote-schedule-title" className="desk-part">
      <h2 id="quote-schedule-title">{words.title}</h2>
      {schedule.length > 0 && (
        <ol className="desk-stack">
          {schedule.map((row, at) => (
            <PaymentRow key={row.id} place={at + 1} row={row} total={total} />
          ))}
        </ol>
      )}
      {schedule.length === 0 && total === 0 ? (
        <p className="desk-muted">{words.hint}</p>
      ) : missing === undefined ? null : (
        <p
          className={missing === 0 ? 'desk-muted' : 'desk-alarm'}
          id={idOfField('schedule')}
          role="status"
          tabIndex={-1}
        >
          {problem?.problem === 'order'
            ? wordsOfProblem(problem)
            : missing === 0
              ? words.whole
              : missingWords(missing)}
        </p>
      )}
      <div className="desk-row">
        {schedule.length < SCHEDULE_MAX && (
          <Button
            onClick={() => {
              const id = newKey()
              dispatch({ kind: 'rowAdded', id, title: words.newTitle })
              const field = idOfField(`schedule.${id}.title`)
              requestAnimationFrame(() => document.getElementById(field)?.focus())
            }}
          >
            {words.add}
          </Button>
        )}
        <Button onClick={() => dispatch({ kind: 'divided' })}>{words.divide}</Button>
      </div>
    </section>
  )
}

interface RowProps {
  place: number
  row: ScheduleRow
  total: number | undefined
}

function PaymentRow({ place, row, total }: RowProps) {
  const { dispatch } = useEditor()
  const { amount, dueOn, id, title } = row

  return (
    <li aria-label={words.payment(place)} className="quote-line">
      <div className="quote-line__fields">
        <TextField
          field={`schedule.${id}.title`}
          label={words.name}
          max={maxLengths.name}
          onChange={(text) => dispatch({ kind: 'row', id, change: { title: text } })}
          value={title}
        />
        <DayField
          field={`schedule.${id}.dueOn`}
          label={words.due}
          none={words.noDay}
          onChange={(day) => dispatch({ kind: 'row', id, change: { dueOn: day } })}
          value={dueOn}
        />
        <TypedInput
          field={`schedule.${id}.amount`}
          hint={total ? words.percent(percentText(amount, total)) : undefined}
          label={words.amount}
          text={amountText(amount)}
        />
        <Button
          aria-label={words.removeOf(place)}
          look={['small', 'alert']}
          onClick={() => {
            document.getElementById(idOfField('schedule'))?.focus({ preventScroll: true })
            dispatch({ kind: 'rowRemoved', id })
          }}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

/** To one decimal. */
const percentText = (amount: number, total: number) =>
  String(Math.round(shareOf(amount, HUNDRED_PERCENT, total) / 10) / 10)
