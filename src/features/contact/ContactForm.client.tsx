'use client'

import { useActionState, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import { askFormToken } from '@/components/forms/formToken'
import { KeptNote } from '@/components/forms/KeptNote'
import { summaryItems } from '@/components/forms/summaryItems'
import { readTrap, Trap } from '@/components/forms/Trap'
import { useKept } from '@/components/forms/useKept'
import { ErrorSummary } from '@/components/ui/ErrorSummary'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import { emptyValues, readContact } from './ContactDraft'
import { contactDevice } from './contactDevice'
import { ContactEnd } from './ContactEnd'
import { ContactFields } from './ContactFields'
import { ContactThanks } from './ContactThanks'
import { failureOf } from './contactState'
import { submitContact } from './submitContact'
import { contactFormId, keptContact } from './keptContact'
import { findProblems, loadRules } from './findProblems'
import { useContactSend } from './useContactSend'
import { contactWords } from './words'

interface Props {
  business: BusinessContact
  locale: Locale
}

const none: FieldProblem[] = []

/** With scripts the message is sent in place, without them by the action. */
export function ContactForm({ business, locale }: Props) {
  const [posted, action] = useActionState(submitContact, undefined, paths.contact(locale))
  const { remember, send, sent } = useContactSend(locale)
  const [found, setFound] = useState<FieldProblem[]>()
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { contact: words } = contactWords(locale)
  const problems = found ?? sent?.problems ?? posted?.problems ?? none
  const reference = sent?.reference ?? posted?.reference
  const [isFresh, setFresh] = useState(false)
  const kept = useKept(keptContact)
  const earlier = isFresh ? undefined : kept
  const values = sent?.draft.values ?? earlier?.values ?? posted?.values ?? emptyValues

  useEffect(() => void askFormToken(), [])
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sent?.state === 'sending') return
    const data = new FormData(event.currentTarget)
    const typed = readContact(data)
    const next = await findProblems(typed, locale)
    setFound(next.length > 0 ? next : undefined)
    if (next.length === 0) await send(typed, readTrap(data))
  }
  const clear = () => {
    contactDevice.clear()
    setFresh(true)
  }

  return (
    <>
      {!reference && (
        <form
          action={action}
          className="fields"
          noValidate
          id={contactFormId}
          key={earlier && 'kept'}
          onChange={({ currentTarget }) => remember(readContact(new FormData(currentTarget)))}
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
          {earlier && !sent && problems.length === 0 && (
            <KeptNote name="contact" onClear={clear} words={words.kept} />
          )}
          <input name="locale" type="hidden" value={locale} />
          <Trap label={words.trap} />
          <ContactFields
            business={business}
            ids={ids}
            problems={Object.fromEntries(problems.map(({ message, path }) => [path, message]))}
            values={values}
            words={words}
          />
          <ContactEnd
            busy={sent?.state === 'sending'}
            business={business}
            failed={failureOf(sent ?? posted)}
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
