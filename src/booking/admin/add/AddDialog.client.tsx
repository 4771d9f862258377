'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { FieldGroups } from '@/booking/admin/panel/edit/FieldGroups'
import { submitted } from '@/booking/admin/panel/edit/formFields'
import { ProblemSummary } from '@/booking/admin/panel/edit/ProblemSummary'
import { FailureAlert } from '@/booking/admin/Toasts'
import { panelWords } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panel/panelPaths'
import { type Day, formatDay } from '@/time/days'
import { Alert } from '@/ui/panel/Alert'
import { Button, CloseButton } from '@/ui/panel/Button'
import { Sheet, SheetHead } from '@/ui/panel/Sheet'
import { useOpenDialog } from '@/ui/useOpenDialog'
import { AddedAs, KnownPhone } from './AddedAs'
import { useAdd } from './useAdd'

const { add: words, form } = panelWords

export function AddByHand() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button className="desk-add" look="main" onClick={() => setOpen(true)}>
        <span className="desk-add__word">{words.open}</span>
      </Button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function AddOnDay({ day }: { day: Day }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button
        aria-label={words.onDay(formatDay(day))}
        className="day__add"
        look={['plain', 'small']}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">+</span> {words.short}
      </Button>
      {open && <AddDialog day={day} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Closes without a question, because the draft is stored on the device. */
export function AddDialog({ day, onClose }: { day?: Day; onClose: () => void }) {
  const { push } = useRouter()
  const dialog = useOpenDialog()

  function added(id: string) {
    dialog.current?.close()
    push(panelPaths.bookings({ open: id }), { scroll: false })
  }

  return (
    <Sheet aria-labelledby="add-title" onClose={onClose} ref={dialog} wide>
      <SheetHead
        close={<CloseButton label={words.close} onClick={() => dialog.current?.close()} />}
        id="add-title"
        title={words.title}
      >
        <p className="desk-muted">{words.intro}</p>
      </SheetHead>
      <AddForm day={day} onAdded={added} />
    </Sheet>
  )
}

interface AddFormProps {
  day?: Day
  onAdded: (id: string) => void
}

function AddForm({ day, onAdded }: AddFormProps) {
  const id = useId()
  const { busy, clear, draft, failure, isKept, problems, save, write } = useAdd({ day, onAdded })

  return (
    <form noValidate onSubmit={submitted(save)}>
      {isKept && (
        <Alert calm role="status" text={words.kept}>
          <Button onClick={clear}>{words.clear}</Button>
        </Alert>
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
      <div className="desk-sheet__bar">
        <Button aria-disabled={busy} look="main" type="submit">
          {busy ? form.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
