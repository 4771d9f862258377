import { useId, useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { FailureAlert } from '@/booking/admin/Toasts'
import { paymentWords } from '@/i18n/en/payments'
import { REASON_MAX } from '@/quote/rules/quoteSchema'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { useOpenDialog } from '@/ui/useOpenDialog'

const { declareVoid: words, record } = paymentWords

interface Props {
  onClose: () => void
  onSaved: () => void
  /** Throws ChangeFailed. */
  save: (reason: string) => Promise<unknown>
  title: string
}

export function VoidDialog({ onClose, onSaved, save, title }: Props) {
  const id = useId()
  const dialog = useOpenDialog()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof asChangeFailed>>()

  async function submit() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await save(reason.trim())
      onSaved()
      dialog.current?.close()
    } catch (error) {
      setFailure(asChangeFailed(error))
      setBusy(false)
    }
  }

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
          void submit()
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
          <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
          <Button aria-disabled={busy} look="danger" type="submit">
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
