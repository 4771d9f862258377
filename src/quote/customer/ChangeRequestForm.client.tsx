'use client'

import { type FormEvent, useActionState, useEffect, useId, useRef, useState } from 'react'
import { quoteMessages } from '@/i18n/quoteMessages'
import type { Locale } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { controlProps, Field } from '@/ui/Field'
import { sendAnswer } from './sendAnswer'

/** The state after a failed request for a change, with the input. */
export interface PostedChangeRequest {
  outcome: 'changed' | 'done' | 'failed' | 'limited' | 'newer' | 'text' | 'textLong'
  text: string
}

export type SubmitChangeRequest = (
  before: PostedChangeRequest | undefined,
  posted: FormData,
) => Promise<PostedChangeRequest>

export function ChangeRequestForm({
  ask,
  locale,
  token,
}: {
  ask: SubmitChangeRequest
  locale: Locale
  token: string
}) {
  const { accept, ask: words } = quoteMessages(locale)
  const [posted, action] = useActionState(ask, undefined)
  const [sent, setSent] = useState<PostedChangeRequest>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = `${useId()}text`
  const answer = sent ?? posted
  const outcome = answer?.outcome
  const problem = outcome === 'text' || outcome === 'textLong' ? words.problems[outcome] : undefined
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [answer, problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    setBusy(true)
    void sendAnswer<PostedChangeRequest>(ask, {
      data,
      done: 'asked',
      failed: { outcome: 'failed', text: String(data.get('text')) },
    }).then((next) => {
      setSent(next)
      setBusy(next.outcome === 'done')
    })
  }
  const refusal =
    outcome && outcome !== 'done' && outcome !== 'text' && outcome !== 'textLong'
      ? accept[outcome]
      : undefined
  return (
    <form action={action} className="fields" noValidate onSubmit={submit}>
      <input name="locale" type="hidden" value={locale} />
      <input name="token" type="hidden" value={token} />
      <Field id={id} label={words.label} problem={problem}>
        <textarea
          {...controlProps(id, problem)}
          autoFocus={Boolean(problem)}
          defaultValue={answer?.text}
          maxLength={2 * maxLengths.paragraph}
          name="text"
          ref={field}
          required
          rows={4}
        />
      </Field>
      <div role="alert">{refusal && <p className="alert">{refusal}</p>}</div>
      <div>
        <button aria-disabled={isBusy || undefined} className="btn btn-line" type="submit">
          {isBusy ? words.busy : words.submit}
        </button>
      </div>
    </form>
  )
}
