'use client'

import { useId, useState } from 'react'
import { requestMerge, requestUndoMerge } from '@/booking/admin/bookingApi'
import { type BookingSnapshot, changeOne } from '@/booking/admin/mutations'
import { panelWords } from '@/i18n/en/bookingPanel'
import { Button } from '@/ui/panel/Button'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import { useOpenBooking } from './contexts'
import type { Difference } from './loadOthers'

const { done, merge: words } = panelWords

interface Props {
  bothWrote: boolean
  differences: Difference[]
  id: string
  reference: string
}

export function MergeButton(props: Props) {
  const { id, reference } = props
  const { booking, mutate } = useOpenBooking()
  const [asking, setAsking] = useState(false)

  function merge(take: string[]) {
    setAsking(false)
    let values = {}
    const undo = (merged: BookingSnapshot) =>
      changeOne(merged, {
        done: done.mergeUndone(reference),
        // The server requires a revision, also for a retry after a conflict.
        send: (one) =>
          requestUndoMerge(
            { id: one.id, revision: one.revision ?? merged.revision },
            { other: id, values },
          ),
      })
    void mutate(
      changeOne(booking, {
        done: done.merged(reference),
        send: (one) =>
          requestMerge(one, { onMerged: (before) => (values = before), other: id, take }),
        undo,
      }),
    )
  }

  return (
    <>
      <Button aria-label={words.of(reference)} look="small" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && <MergeDialog {...props} onCancel={() => setAsking(false)} onMerge={merge} />}
    </>
  )
}

interface DialogProps extends Props {
  onCancel: () => void
  onMerge: (take: string[]) => void
}

function MergeDialog({ bothWrote, differences, onCancel, onMerge, reference }: DialogProps) {
  const { booking } = useOpenBooking()
  const [take, setTake] = useState<string[]>([])
  const id = useId()

  return (
    <ConfirmDialog
      cancel={words.cancel}
      className="merge-dialog"
      confirm={words.confirm}
      look="main"
      onCancel={onCancel}
      onConfirm={() => onMerge(take)}
      role="dialog"
      text={
        <>
          <p>{words.hint(reference)}</p>
          {differences.length > 0 && <p>{words.differ}</p>}
          {bothWrote && <p>{words.messages}</p>}
        </>
      }
      title={words.question(reference)}
      wide
    >
      {differences.map(({ label, mine, name, theirs }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {[
            { of: booking.reference, text: mine, takes: false },
            { of: reference, text: theirs, takes: true },
          ].map(({ of, takes, text }) => (
            <label className="desk-check" key={of}>
              <input
                checked={take.includes(name) === takes}
                name={`${id}-${name}`}
                onChange={() =>
                  setTake(takes ? [...take, name] : take.filter((one) => one !== name))
                }
                type="radio"
              />
              <span className="request__quote">
                {text} <small className="desk-muted">{of}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </ConfirmDialog>
  )
}
