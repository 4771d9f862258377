'use client'

import { type FormEvent, useActionState, useEffect, useId, useRef, useState } from 'react'
import { contactMessages } from '@/i18n/contactMessages'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { isolate } from '@/rules/text'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { readHoneypot, Honeypot } from '@/ui/forms/Honeypot'
import { KeptNote } from '@/ui/forms/KeptNote'
import { type BusinessContact, type FieldProblem, summaryItems } from '@/ui/forms/problems'
import { requestFormToken } from '@/ui/forms/sendRequest'
import { useKept } from '@/ui/forms/useKept'
import { ContactEnd } from './ContactEnd'
import { ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'
import {
  contactDevice,
  contactFormId,
  type ContactValues,
  emptyContact,
  keptContact,
  readContact,
} from './draft'
import { submitContact } from './submitContact'
import { failureOf, useContactSend } from './useContactSend'

interface ContactFormProps {
  business: BusinessContact
  locale: Locale
}

const none: FieldProblem[] = []

const loadRules = () => import('./checkContact')

export function ContactForm({ business, locale }: ContactFormProps) {
  const [posted, action] = useActionState(submitContact, undefined, paths.contact(locale))
  const { remember, send, sent } = useContactSend(locale)
  const [found, setFound] = useState<FieldProblem[]>()
  const summary = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = (name: string) => `${prefix}${name}`
  const { contact: words } = contactMessages(locale)
  const problems = found ?? sent?.problems ?? posted?.problems ?? none
  const reference = sent?.reference ?? posted?.reference
  const [isFresh, setFresh] = useState(false)
  const kept = useKept(keptContact)
  const earlier = isFresh ? undefined : kept
  const values = sent?.draft.values ?? earlier?.values ?? posted?.values ?? emptyContact

  useEffect(() => void requestFormToken(), [])
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
    if (next.length === 0) await send(typed, readHoneypot(data))
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
          <Honeypot label={words.trap} />
          <ContactFields
            business={business}
            ids={ids}
            problems={Object.fromEntries(problems.map(({ message, path }) => [path, message]))}
            locale={locale}
            values={values}
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

interface ContactThanksProps {
  locale: Locale
  name: string
  promise?: string
  reference: string
}

function ContactThanks({ locale, name, promise, reference }: ContactThanksProps) {
  const { contact: words } = contactMessages(locale)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div autoFocus className={`stack ${styles.thanks} quiet-focus`} ref={place} tabIndex={-1}>
      <p className={styles.said}>{words.thanks(isolate(name.trim()))}</p>
      <p>
        {words.reference} <b className="display unbroken">{reference}</b>
      </p>
      {promise && <p>{words.promise(promise)}</p>}
      <a className="more" href={paths.contact(locale)}>
        {words.another}
      </a>
    </div>
  )
}

/** If the rules cannot be loaded, only the server validates. */
function findProblems(values: ContactValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkContact }) => checkContact(values, locale),
    () => [],
  )
}
