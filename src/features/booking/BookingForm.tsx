import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import { askFormToken } from '@/components/forms/formToken'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import { KeptNote } from '@/components/forms/KeptNote'
import { summaryItems } from '@/components/forms/summaryItems'
import { readTrap, Trap } from '@/components/forms/Trap'
import { ErrorSummary } from '@/components/ui/ErrorSummary'
import type { Locale } from '@/domain/locales'
import type { BookingDraft, BookingValues } from './BookingDraft'
import { BookingEnd } from './BookingEnd'
import { BookingFields } from './BookingFields'
import { ChosenChips, type ChoiceName } from './ChosenChips'
import { DetailFields } from './DetailFields'
import { readForm } from './readForm'
import { bookingWords, fieldLabels } from './words'

interface Props {
  contact: BusinessContact
  draft: BookingDraft
  locale: Locale
  /** At every change, for what should outlive the page. */
  onChange: (draft: BookingDraft) => void
  onClear: () => void
  onSend: (draft: BookingDraft) => void
  /** What the server found; what the browser finds takes its place. */
  problems: FieldProblem[]
  /** It starts from what was typed before. */
  unsent?: boolean
  /** Where the form goes without a script, and the token it takes along. */
  action?: (data: FormData) => void
  formToken?: string
  busy?: boolean
  dropLinks?: Partial<Record<ChoiceName, string>>
}

const loadRules = () => import('./checkBooking')

/** The one booking form: in the dialog, on its page, and without JavaScript. */
export function BookingForm(props: Props) {
  const { action, busy = false, draft, dropLinks, formToken, locale, onSend } = props
  const [found, setFound] = useState<FieldProblem[]>()
  const [choice, setChoice] = useState(draft.choice)
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { booking: words } = bookingWords(locale)
  const problems = found ?? props.problems
  const messagesByField = Object.fromEntries(problems.map(({ message, path }) => [path, message]))

  useEffect(() => void askFormToken(), [])
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])

  const read = (form: HTMLFormElement): BookingDraft => {
    const data = new FormData(form)
    return { ...draft, choice, values: readForm(data), website: readTrap(data) }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = read(event.currentTarget)
    const wrong = await findProblems(next.values, locale)
    setFound(wrong.length > 0 ? wrong : undefined)
    if (wrong.length === 0) onSend(next)
  }

  return (
    <form
      action={action}
      className="fields"
      noValidate
      onChange={(event) => props.onChange(read(event.currentTarget))}
      onFocus={() => void loadRules()}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && (
        <ErrorSummary
          items={summaryItems(problems, fieldLabels(locale), ids)}
          ref={summary}
          title={words.problems(problems.length)}
        />
      )}
      {props.unsent && problems.length === 0 && (
        <KeptNote name="booking" onClear={props.onClear} words={words.kept} />
      )}
      <input name="locale" type="hidden" value={locale} />
      <input name="idempotencyKey" type="hidden" value={draft.key} />
      {formToken && <input name="formToken" type="hidden" value={formToken} />}
      {draft.campaign && <input name="campaign" type="hidden" value={draft.campaign} />}
      <Trap label={words.trap} />
      <ChosenChips
        choice={choice}
        dropLinks={dropLinks}
        ids={ids}
        onDrop={(name) => setChoice({ ...choice, [name]: undefined })}
        words={words}
      />
      <BookingFields
        contact={props.contact}
        ids={ids}
        problems={messagesByField}
        service={choice.service}
        values={draft.values}
        words={words}
      />
      <DetailFields ids={ids} locale={locale} problems={messagesByField} values={draft.values} />
      <BookingEnd busy={busy} locale={locale} />
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
