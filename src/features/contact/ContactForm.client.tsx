'use client'

import { useActionState, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import { summaryItems } from '@/components/forms/summaryItems'
import { ErrorSummary } from '@/components/ui/ErrorSummary'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import { emptyValues, readContact, type ContactValues } from './ContactDraft'
import { ContactEnd } from './ContactEnd'
import { ContactFields } from './ContactFields'
import { ContactThanks } from './ContactThanks'
import { submitContact } from './submitContact'
import { useContactSend } from './useContactSend'
import { contactWords } from './words'

interface Props {
  business: BusinessContact
  locale: Locale
}

const none: FieldProblem[] = []
const loadRules = () => import('./checkContact')

/** With scripts the message is sent in place, without them by the action. */
export function ContactForm({ business, locale }: Props) {
  const [posted, action] = useActionState(submitContact, undefined, paths.contact(locale))
  const { send, sent } = useContactSend(locale)
  const [found, setFound] = useState<FieldProblem[]>()
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { contact: words } = contactWords(locale)
  const problems = found ?? sent?.problems ?? posted?.problems ?? none
  const reference = sent?.reference ?? posted?.reference
  const values = sent?.draft.values ?? posted?.values ?? emptyValues
  const failed = sent ? sent.state === 'failed' : posted?.failed

  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent?.state === 'sending') return
    const typed = readContact(new FormData(event.currentTarget))
    const next = await findProblems(typed, locale)
    setFound(next.length > 0 ? next : undefined)
    if (next.length === 0) await send(typed)
  }

  return (
    <>
      {!reference && (
        <form
          action={action}
          className="fields"
          noValidate
          onFocus={() => void loadRules()}
          onSubmit={(event) => void submit(event)}
        >
          <p className="lede">{words.lede}</p>
          {problems.length > 0 && (
            <ErrorSummary
              items={summaryItems(problems, words.labels, ids)}
              ref={summary}
              title={words.problems(problems.length)}
            />
          )}
          <input name="locale" type="hidden" value={locale} />
          <ContactFields
            ids={ids}
            problems={Object.fromEntries(problems.map(({ message, path }) => [path, message]))}
            values={values}
            words={words}
          />
          <ContactEnd
            busy={sent?.state === 'sending'}
            business={business}
            failed={failed}
            locale={locale}
            values={values}
          />
        </form>
      )}
      <div role="status">
        {sent?.state === 'sending' && <span className="unseen">{words.sending}</span>}
        {reference && (
          <ContactThanks
            locale={locale}
            name={values.name}
            promise={business.promise}
            reference={reference}
          />
        )}
      </div>
    </>
  )
}

/** The server has the last word: when the rules cannot be had, it has the only one. */
function findProblems(values: ContactValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkContact }) => checkContact(values, locale),
    () => [],
  )
}
