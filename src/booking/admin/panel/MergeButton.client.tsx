'use client'

import { useId, useState } from 'react'
import { requestWords } from '@/i18n/en/bookingPanel'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import { mergeBooking, undoMerge } from '../bookingApi'
import { type BookingSnapshot, changeOne } from '../mutations'
import type { Difference } from './loadOthers'
import { useRequest } from './contexts'

const { done, merge: words } = requestWords

interface Props {
  bothWrote: boolean
  differences: Difference[]
  id: string
  reference: string
}

export function MergeButton(props: Props) {
  const { id, reference } = props
  const { booking, mutate } = useRequest()
  const [asking, setAsking] = useState(false)

  function merge(take: string[]) {
    setAsking(false)
    let values = {}
    const undo = (merged: BookingSnapshot) =>
      changeOne(merged, {
        done: done.mergeUndone(reference),
        // The server needs a revision, also when this is tried again after a conflict.
        send: (one) =>
          undoMerge(
            { id: one.id, revision: one.revision ?? merged.revision },
            { other: id, values },
          ),
      })
    void mutate(
      changeOne(booking, {
        done: done.merged(reference),
        send: (one) =>
          mergeBooking(one, { onMerged: (before) => (values = before), other: id, take }),
        undo,
      }),
    )
  }

  return (
    <>
      <button
        aria-label={words.of(reference)}
        className="desk-button desk-button--small"
        onClick={() => setAsking(true)}
        type="button"
      >
        {words.button}
      </button>
      {asking && <MergeDialog {...props} onCancel={() => setAsking(false)} onMerge={merge} />}
    </>
  )
}

interface DialogProps extends Props {
  onCancel: () => void
  onMerge: (take: string[]) => void
}

function MergeDialog({ bothWrote, differences, onCancel, onMerge, reference }: DialogProps) {
  const { booking } = useRequest()
  const dialog = useOpenDialog()
  const [take, setTake] = useState<string[]>([])
  const id = useId()

  function confirm() {
    dialog.current?.close()
    onMerge(take)
  }

  return (
    <dialog
      aria-describedby={`${id}-hint`}
      aria-labelledby={`${id}-title`}
      className="desk-dialog merge-dialog"
      onClose={onCancel}
      ref={dialog}
    >
      <h2 id={`${id}-title`}>{words.question(reference)}</h2>
      <p id={`${id}-hint`}>{words.hint(reference)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {differences.length > 0 && <p>{words.differ}</p>}
        {differences.map(({ label, mine, name, theirs }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {[
              { of: booking.reference, text: mine, takes: false },
              { of: reference, text: theirs, takes: true },
            ].map(({ of, takes, text }) => (
              <label key={of}>
                <input
                  checked={take.includes(name) === takes}
                  name={`${id}-${name}`}
                  onChange={() =>
                    setTake(takes ? [...take, name] : take.filter((one) => one !== name))
                  }
                  type="radio"
                />
                <span>
                  {text} <small>{of}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {bothWrote && <p>{words.messages}</p>}
        <div>
          <button className="desk-button" onClick={() => dialog.current?.close()} type="button">
            {words.cancel}
          </button>
          <button className="desk-button desk-button--main" type="submit">
            {words.confirm}
          </button>
        </div>
      </form>
    </dialog>
  )
}
