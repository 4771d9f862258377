'use client'

import { useRouter } from 'next/navigation'
import type { Day } from '@/domain/days'
import { requestWords } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import { useOpenDialog } from '../../useOpenDialog'
import { AddForm } from './AddForm.client'

const { add: words } = requestWords

interface Props {
  /** The day of the event, where it was chosen before. */
  day?: Day
  onClose: () => void
}

/**
 * What was typed stays on the device, so closing asks nothing and loses nothing. The browser gives
 * the focus back as it closes.
 */
export function AddDialog({ day, onClose }: Props) {
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
