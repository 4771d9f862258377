'use client'

import { useId, useState } from 'react'
import { useRouter } from 'next/navigation'
import { type Day, formatDay } from '@/time/days'
import { requestWords } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import { FailureAlert } from '../Toasts.client'
import { FieldGroups } from '../panel/edit/Fields.client'
import { ProblemSummary } from '../panel/edit/ProblemSummary.client'
import { submitted } from '../panel/edit/formFields'
import { AddedAs, KnownPhone } from './AddedAs.client'
import { useAdd } from './useAdd'

export function AddByHand() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <button className="desk-button desk-button--main" onClick={() => setOpen(true)} type="button">
        {requestWords.add.open}
      </button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function AddOnDay({ day }: { day: Day }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <button
        aria-label={requestWords.add.onDay(formatDay(day))}
        className="day__add"
        onClick={() => setOpen(true)}
        type="button"
      >
        <span aria-hidden="true">+</span> {requestWords.add.short}
      </button>
      {open && <AddDialog day={day} onClose={() => setOpen(false)} />}
    </>
  )
}

const { add: words } = requestWords

interface AddDialogProps {
  day?: Day
  onClose: () => void
}

/** The draft is kept on the device, so closing asks no question. */
export function AddDialog({ day, onClose }: AddDialogProps) {
  const { push } = useRouter()
  const dialog = useOpenDialog()

  function added(id: string) {
    dialog.current?.close()
    push(panelPaths.desk({ open: id }), { scroll: false })
  }

  return (
    <dialog
      aria-labelledby="add-title"
      className="request request--add"
      onClose={onClose}
      ref={dialog}
    >
      <div className="request__head">
        <h2 id="add-title">{words.title}</h2>
        <button
          aria-label={words.close}
          className="desk-close"
          onClick={() => dialog.current?.close()}
          type="button"
        >
          ×
        </button>
        <p>{words.intro}</p>
      </div>
      <AddForm day={day} onAdded={added} />
    </dialog>
  )
}

const { add: addFormWords, form } = requestWords

interface AddFormProps {
  day?: Day
  onAdded: (id: string) => void
}

function AddForm({ day, onAdded }: AddFormProps) {
  const id = useId()
  const { busy, clear, draft, failure, isKept, problems, save, write } = useAdd({ day, onAdded })

  return (
    <form className="request__form" noValidate onSubmit={submitted(save)}>
      {isKept && (
        <div className="desk-alert desk-alert--calm" role="status">
          <p>{addFormWords.kept}</p>
          <button className="desk-button" onClick={clear} type="button">
            {addFormWords.clear}
          </button>
        </div>
      )}
      <ProblemSummary id={id} problems={problems} />
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      <AddedAs draft={draft} id={id} onChange={write} />
      <FieldGroups
        beside={(name) =>
          name === 'contactNumber' && <KnownPhone digits={draft.values.contactNumber} />
        }
        id={id}
        onChange={(name, value) => write({ ...draft, values: { ...draft.values, [name]: value } })}
        problems={problems}
        shown={['customer', 'event', 'details']}
        values={draft.values}
      />
      <div className="request__bar">
        <button aria-disabled={busy} className="desk-button desk-button--main" type="submit">
          {busy ? form.saving : addFormWords.save}
        </button>
      </div>
    </form>
  )
}
