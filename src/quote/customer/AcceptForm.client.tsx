'use client'

import {
  type FormEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { quoteMessages } from '@/i18n/quoteMessages'
import { formatRupeesShort } from '@/money/rules/rupees'
import type { QuotedLine } from '@/quote/rules/quote'
import { maxLengths } from '@/rules/maxLengths'
import { controlProps, Field } from '@/ui/Field'
import { PaymentSchedule } from './PaymentSchedule'
import { Price } from './Price'
import priceStyles from './Price.module.css'
import { type PriceView, priceWith } from './priceView'
import styles from './QuotePage.module.css'
import { langUnlessShown } from './quoteView'
import { sendAnswer } from './sendAnswer'

/** The state after a failed acceptance, with the input. */
export interface PostedAcceptance {
  /** Undefined when only the total was recalculated. */
  outcome?: 'changed' | 'done' | 'failed' | 'limited' | 'name' | 'nameLong' | 'newer'
  name: string
  taken: string[]
}

export type Accept = (
  before: PostedAcceptance | undefined,
  posted: FormData,
) => Promise<PostedAcceptance>

interface Props {
  accept: Accept
  /** Shown between the payments and the form. */
  children: ReactNode
  hash: string
  token: string
  view: PriceView
}

/** The price with optional lines and the form to accept. Works without JavaScript. */
export function AcceptForm({ accept, children, hash, token, view }: Props) {
  const { locale } = view
  const words = quoteMessages(locale)
  const [posted, action] = useActionState(accept, undefined)
  const [sent, setSent] = useState<PostedAcceptance>()
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState(posted?.taken ?? [])
  const id = useId()
  const form = `${id}form`
  const counted = priceWith(view, taken)
  const answer = sent ?? posted

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    void sendAnswer<PostedAcceptance>(accept, {
      data,
      done: 'accepted',
      failed: { outcome: 'failed', name: String(data.get('name')), taken },
    }).then((next) => {
      setSent(next)
      setBusy(next.outcome === 'done')
    })
  }
  const option = (line: QuotedLine, content: ReactNode) => (
    <label className={priceStyles.label}>
      <input
        checked={taken.includes(line.id)}
        form={form}
        name="taken"
        onChange={({ target }) =>
          setTaken((before) =>
            target.checked ? [...before, line.id] : before.filter((one) => one !== line.id),
          )
        }
        type="checkbox"
        value={line.id}
      />
      <span className="entry">{content}</span>
    </label>
  )
  return (
    <>
      <section aria-labelledby="price" className="stack">
        <h2 id="price">{words.price.title}</h2>
        <Price
          counted={counted}
          option={option}
          options={
            <noscript>
              <button className="btn btn-line" form={form} name="recount" type="submit" value="yes">
                {words.price.recount}
              </button>
            </noscript>
          }
          view={view}
        />
      </section>
      {counted.schedule.length > 0 && (
        <section aria-labelledby="payments" className="stack">
          <h2 id="payments">{words.schedule.title}</h2>
          <PaymentSchedule
            lang={langUnlessShown(view.content.language, locale)}
            locale={locale}
            rows={counted.schedule}
          />
          <p className="fine no-print">{words.pay.later[view.payBy]}</p>
        </section>
      )}
      {children}
      <section aria-labelledby="accept" className="no-print">
        <div className={`surface stack ${styles.accept}`}>
          <h2 id="accept">{words.accept.title}</h2>
          <p className="lede">{words.accept.lede}</p>
          <form action={action} className="fields" id={form} noValidate onSubmit={submit}>
            <input name="locale" type="hidden" value={locale} />
            <input name="token" type="hidden" value={token} />
            <input name="hash" type="hidden" value={hash} />
            <NameField answer={answer} id={`${id}name`} label={words.accept.name} view={view} />
            <Refusal answer={answer} locale={locale} />
            <div>
              <button aria-disabled={isBusy || undefined} className="btn btn-fill" type="submit">
                {isBusy
                  ? words.accept.busy
                  : words.accept.submit(formatRupeesShort(counted.amounts.total))}
              </button>
            </div>
            <p className="fine">{words.accept.consent}</p>
          </form>
        </div>
      </section>
    </>
  )
}

interface NameProps {
  answer?: PostedAcceptance
  id: string
  label: string
  view: PriceView
}

function NameField({ answer, id, label, view }: NameProps) {
  const { problems } = quoteMessages(view.locale).accept
  const outcome = answer?.outcome
  const problem = outcome === 'name' || outcome === 'nameLong' ? problems[outcome] : undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [answer, problem])
  return (
    <Field id={id} label={label} problem={problem}>
      <input
        {...controlProps(id, problem)}
        autoComplete="name"
        autoFocus={Boolean(problem)}
        defaultValue={answer?.name}
        maxLength={2 * maxLengths.name}
        name="name"
        ref={input}
        required
        type="text"
      />
    </Field>
  )
}

function Refusal({ answer, locale }: { answer?: PostedAcceptance; locale: PriceView['locale'] }) {
  const { accept } = quoteMessages(locale)
  const outcome = answer?.outcome
  const refusal =
    outcome && outcome !== 'done' && outcome !== 'name' && outcome !== 'nameLong'
      ? accept[outcome]
      : undefined
  return <div role="alert">{refusal && <p className="alert">{refusal}</p>}</div>
}
