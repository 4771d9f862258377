'use client'

import { useId, useState } from 'react'
import { requestWords } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import { sendChange, sendForAnswer } from '../sendChange'
import type { Difference } from './loadOthers'
import { useRequest } from './contexts'

const { done, merge: words } = requestWords

interface Props {
  bothWrote: boolean
  differences: Difference[]
  id: string
  reference: string
}

/** Makes one request of two, after a question; the other one lies in the trash, and Undo splits them. */
export function MergeButton(props: Props) {
  const { id, reference } = props
  const { attempt, booking } = useRequest()
  const [asking, setAsking] = useState(false)

  function merge(take: string[]) {
    setAsking(false)
    const url = panelPaths.bookingMergeApi(booking.id)
    let before: { revision?: number | null; values?: object } = {}
    const work = async () => {
      const { doc, values } = await sendForAnswer({
        body: { other: id, take },
        method: 'POST',
        url,
      })
      before = { revision: doc?.revision, values }
      return doc
    }
    const undo = {
      said: done.mergeUndone(reference),
      work: () =>
        sendChange({
          body: { other: id, ...before },
          method: 'POST',
          url: panelPaths.undoMergeApi(booking.id),
        }),
    }
    void attempt(work, { said: done.merged(reference), undo })
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

  /** Closed first: only then does the browser let the focus go back. */
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
