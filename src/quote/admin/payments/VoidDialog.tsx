import { useId, useState } from 'react'
import { FailureAlert } from '@/booking/admin/Toasts'
import { paymentWords } from '@/i18n/en/payments'
import { REASON_MAX } from '@/quote/rules/quoteSchema'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { useSubmit } from './useSubmit'

const { requestVoid: words, record } = paymentWords

interface Props {
  onClose: () => void
  onSaved: () => void
  /** Throws ChangeFailed. */
  save: (reason: string) => Promise<unknown>
  title: string
}

export function VoidDialog({ onClose, onSaved, save, title }: Props) {
  const id = useId()
  const { busy, close, dialog, failure, submit } = useSubmit(onSaved)
  const [reason, setReason] = useState('')

  return (
    <Dialog
      onClose={onClose}
      ref={dialog}
      role="alertdialog"
      text={<p>{words.hint}</p>}
      title={title}
    >
      <form
        className="desk-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(() => save(reason.trim()))
        }}
      >
        {failure && <FailureAlert failed={[{ error: failure }]} title={record.failed} />}
        <div className="desk-field">
          <label htmlFor={id}>{words.reason}</label>
          <textarea
            autoFocus
            id={id}
            maxLength={REASON_MAX}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            required
            rows={3}
            value={reason}
          />
        </div>
        <div className="desk-dialog__buttons desk-row">
          <Button onClick={close}>{words.cancel}</Button>
          <Button aria-disabled={busy} look="danger" type="submit">
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
