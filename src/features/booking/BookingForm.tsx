import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import { summaryItems } from '@/components/forms/summaryItems'
import { ErrorSummary } from '@/components/ui/ErrorSummary'
import type { Locale } from '@/domain/locales'
import type { BookingDraft, BookingValues } from './BookingDraft'
import { BookingFields } from './BookingFields'
import styles from './BookingForm.module.css'
import { ChosenChips, type ChoiceName } from './ChosenChips'
import { readForm } from './readForm'
import { bookingWords } from './words'

interface Props {
  draft: BookingDraft
  locale: Locale
  onSend: (draft: BookingDraft) => void
  /** What the server found; what the browser finds takes its place. */
  problems: FieldProblem[]
  /** Where the form goes without a script. */
  action?: (data: FormData) => void
  busy?: boolean
  dropLinks?: Partial<Record<ChoiceName, string>>
}

const loadRules = () => import('./checkBooking')

/** The one booking form: in the dialog, on its page, and without JavaScript. */
export function BookingForm(props: Props) {
  const { action, busy = false, draft, dropLinks, locale, onSend } = props
  const [found, setFound] = useState<FieldProblem[]>()
  const [choice, setChoice] = useState(draft.choice)
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { booking: words } = bookingWords(locale)
  const problems = found ?? props.problems

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readForm(new FormData(event.currentTarget))
    const next = await findProblems(values, locale)
    setFound(next.length > 0 ? next : undefined)
    if (next.length === 0) onSend({ choice, key: draft.key, values })
  }

  return (
    <form
      action={action}
      className="fields"
      noValidate
      onFocus={() => void loadRules()}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && (
        <ErrorSummary
          items={summaryItems(problems, words.labels, ids)}
          ref={summary}
          title={words.problems(problems.length)}
        />
      )}
      <input name="locale" type="hidden" value={locale} />
      <input name="idempotencyKey" type="hidden" value={draft.key} />
      <ChosenChips
        choice={choice}
        dropLinks={dropLinks}
        ids={ids}
        onDrop={(name) => setChoice({ ...choice, [name]: undefined })}
        words={words}
      />
      <BookingFields
        ids={ids}
        problems={Object.fromEntries(problems.map(({ message, path }) => [path, message]))}
        service={choice.service}
        values={draft.values}
        words={words}
      />
      <div className={styles.end}>
        <button className="btn btn-fill" disabled={busy} type="submit">
          {busy ? words.busy : words.submit}
        </button>
        <p className="fine">{words.notice}</p>
      </div>
    </form>
  )
}

/** The server has the last word: when the rules cannot be had, it has the only one. */
function findProblems(values: BookingValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkBooking }) => checkBooking(values, locale),
    () => [],
  )
}
