import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { functionPathLabel } from '@/booking/rules/describeFunctions'
import { formMessages } from '@/i18n/formMessages'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { ConsentNotice } from '@/ui/forms/ConsentNotice'
import { readHoneypot, Honeypot } from '@/ui/forms/Honeypot'
import { KeptNote } from '@/ui/forms/KeptNote'
import { type BusinessContact, type FieldProblem, summaryItems } from '@/ui/forms/problems'
import { requestFormToken } from '@/ui/forms/sendRequest'
import { BookingFields } from './BookingFields'
import styles from './BookingForm.module.css'
import { type ChosenName, ChosenChips } from './ChosenChips'
import { fieldLabels } from './describeDraft'
import type { BookingDraft, BookingValues } from './draft'
import { readForm } from './draft'

interface BookingFormProps {
  contact: BusinessContact
  draft: BookingDraft
  locale: Locale
  onChange: (draft: BookingDraft) => void
  onClear: () => void
  onSend: (draft: BookingDraft) => void
  problems: FieldProblem[]
  unsent?: boolean
  action?: (data: FormData) => void
  formToken?: string
  busy?: boolean
  dropLinks?: Partial<Record<ChosenName, string>>
}

const loadRules = () => import('./checkBooking')

export function BookingForm(props: BookingFormProps) {
  const { action, busy = false, draft, dropLinks, formToken, locale, onSend } = props
  const [found, setFound] = useState<FieldProblem[]>()
  const [choice, setChoice] = useState(draft.choice)
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { booking: words } = formMessages(locale)
  const problems = found ?? props.problems
  const messagesByField = Object.fromEntries(problems.map(({ message, path }) => [path, message]))

  useEffect(() => {
    const timer = setTimeout(() => void requestFormToken())
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])

  const read = (form: HTMLFormElement): BookingDraft => {
    const data = new FormData(form)
    return { ...draft, choice, values: readForm(data), website: readHoneypot(data) }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = read(event.currentTarget)
    const wrong = await findProblems(next.values, unreadableDays(event.currentTarget), locale)
    setFound(wrong.length > 0 ? wrong : undefined)
    if (wrong.length === 0) onSend(next)
  }

  return (
    <form
      action={action}
      className={`fields ${styles.form}`}
      noValidate
      onChange={(event) => props.onChange(read(event.currentTarget))}
      onFocus={() => void loadRules()}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && (
        <ErrorSummary
          items={summaryItems(problems, labelsOf(problems, locale), ids)}
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
      <Honeypot label={words.trap} />
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
        onRows={(form) => props.onChange(read(form))}
        problems={messagesByField}
        locale={locale}
        service={choice.service}
        values={draft.values}
      />
      <BookingEnd busy={busy} locale={locale} />
    </form>
  )
}

function labelsOf(problems: FieldProblem[], locale: Locale): Record<string, string> {
  const words = formMessages(locale).details.functions
  const ofFunctions = problems.map(({ path }) => [path, functionPathLabel(path, words)])
  return {
    ...fieldLabels(locale),
    ...(Object.fromEntries(ofFunctions.filter(([, label]) => label)) as Record<string, string>),
  }
}

/** A date that is typed halfway or does not exist: the browser returns an empty value. */
function unreadableDays(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=date]')]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name)
}

/** If the rules cannot be loaded, only the server validates. It does not see an invalid date. */
function findProblems(
  values: BookingValues,
  days: string[],
  locale: Locale,
): Promise<FieldProblem[]> {
  const { problems } = formMessages(locale)
  const unreadable = days.map((path) => ({ path, message: problems.dayUnknown() }))
  return loadRules().then(
    ({ checkBooking }) => [...checkBooking(values, locale), ...unreadable],
    () => unreadable,
  )
}

interface BookingEndProps {
  busy: boolean
  locale: Locale
}

function BookingEnd({ busy, locale }: BookingEndProps) {
  const { booking: words } = formMessages(locale)
  return (
    <div className={`row form-end ${styles.end}`}>
      <div className={styles.send}>
        <button className="btn btn-fill" disabled={busy} type="submit">
          {busy ? words.busy : words.submit}
        </button>
      </div>
      <ConsentNotice privacyHref={paths.privacy(locale)} words={words} />
    </div>
  )
}
