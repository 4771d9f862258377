import { useId, useState } from 'react'
import { FailureAlert } from '@/booking/admin/Toasts'
import { paymentWords, voucherWays } from '@/i18n/en/payments'
import type { Paise } from '@/money/rules/paise'
import { type PaymentWay, paymentWays } from '@/quote/rules/voucher'
import { type SentRefund, WAY_REFERENCE_MAX } from '@/quote/rules/voucherSchema'
import { maxLengths } from '@/rules/maxLengths'
import type { Day } from '@/time/days'
import { newKey } from '@/ui/forms/deviceDraft'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { amountText, parseAmount } from '../typedValues'
import { useSubmit } from './useSubmit'

const { record: words } = paymentWords

interface Props {
  /** Prefilled. */
  amount: Paise
  dayLabel: string
  hasNote?: boolean
  hint: string
  onClose: () => void
  onSaved: () => void
  /** Throws ChangeFailed. */
  save: (sent: SentRefund) => Promise<unknown>
  title: string
  today: Day
}

export function PaymentDialog({ amount, dayLabel, hasNote, hint, title, today, ...steps }: Props) {
  const { onClose, onSaved, save } = steps
  const id = useId()
  const { busy, close, dialog, failure, submit } = useSubmit(onSaved)
  // The same for all attempts, so that the payment is saved once.
  const [key] = useState(newKey)
  const [typed, setTyped] = useState(amountText(amount))
  const [way, setWay] = useState<PaymentWay>('upi')
  const [wayReference, setReference] = useState('')
  const [paidOn, setPaidOn] = useState(today)
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)

  function send() {
    const parsed = parseAmount(typed)
    setWrong(!parsed)
    if (!parsed) return document.getElementById(`${id}-amount`)?.focus()
    const sent = { key, amount: parsed, way, wayReference, paidOn }
    void submit(() => save({ ...sent, ...(hasNote && { note }) }))
  }

  return (
    <Dialog onClose={onClose} ref={dialog} text={<p>{hint}</p>} title={title}>
      <form
        className="desk-stack"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {failure && <FailureAlert failed={[{ error: failure }]} title={words.failed} />}
        <div className="desk-field">
          <label htmlFor={`${id}-amount`}>{words.amount}</label>
          <input
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            aria-invalid={isWrong || undefined}
            autoFocus
            id={`${id}-amount`}
            inputMode="decimal"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            value={typed}
          />
          {isWrong && (
            <p className="desk-alarm" id={`${id}-wrong`}>
              {words.wrongAmount}
            </p>
          )}
        </div>
        <div className="desk-field">
          <label htmlFor={`${id}-way`}>{words.way}</label>
          <select
            id={`${id}-way`}
            onChange={({ currentTarget }) => setWay(currentTarget.value as PaymentWay)}
            value={way}
          >
            {paymentWays.map((one) => (
              <option key={one} value={one}>
                {voucherWays[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="desk-field">
          <label htmlFor={`${id}-reference`}>{words.reference}</label>
          <input
            autoComplete="off"
            id={`${id}-reference`}
            maxLength={WAY_REFERENCE_MAX}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
            value={wayReference}
          />
        </div>
        <div className="desk-field">
          <label htmlFor={`${id}-day`}>{dayLabel}</label>
          <input
            id={`${id}-day`}
            max={today}
            onChange={({ currentTarget }) => setPaidOn(currentTarget.value)}
            required
            type="date"
            value={paidOn}
          />
        </div>
        {hasNote && (
          <div className="desk-field">
            <label htmlFor={`${id}-note`}>{words.note}</label>
            <textarea
              id={`${id}-note`}
              maxLength={maxLengths.paragraph}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              rows={2}
              value={note}
            />
          </div>
        )}
        <div className="desk-dialog__buttons desk-row">
          <Button onClick={close}>{words.cancel}</Button>
          <Button aria-disabled={busy} look="main" type="submit">
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
