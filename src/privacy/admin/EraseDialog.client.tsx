'use client'

import { useId } from 'react'
import { privacy } from '@/i18n/en/privacy'
import { useOpenDialog } from '../../ui/useOpenDialog'
import type { Erased as Done } from './privacyApi'
import { useFocusOnce } from './useFocusOnce'

const { erase } = privacy

interface Props {
  count: number
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  person: string
}

export function EraseDialog({ count, isOpen, onCancel, onConfirm, person }: Props) {
  const dialog = useOpenDialog(isOpen)
  const id = useId()

  return (
    <dialog
      aria-describedby={`${id}-what`}
      aria-labelledby={`${id}-question`}
      className="desk-dialog privacy-dialog"
      onClose={onCancel}
      ref={dialog}
      role="alertdialog"
    >
      <h2 id={`${id}-question`}>{erase.question}</h2>
      <div className="privacy-dialog__text" id={`${id}-what`}>
        <p>{erase.what(count, person)}</p>
        <p>{erase.stays}</p>
        <p>
          <strong>{erase.final}</strong>
        </p>
      </div>
      <div>
        <button className="desk-button" onClick={onCancel} type="button">
          {erase.cancel}
        </button>
        <button className="desk-button desk-button--danger" onClick={onConfirm} type="button">
          {erase.confirm}
        </button>
      </div>
    </dialog>
  )
}

const { done: words } = privacy

export function Erased({ done, onAgain }: { done: Done; onAgain: () => void }) {
  const heading = useFocusOnce<HTMLHeadingElement>()

  return (
    <section aria-labelledby="privacy-done" className="privacy-card">
      <h2 id="privacy-done" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <ul className="privacy-done">
        <li>{words.requests(done.anonymised)}</li>
        <li>{words.mails(done.cancelled)}</li>
        <li>{words.counters}</li>
        <li>{words.audit}</li>
        <li>{words.left}</li>
      </ul>
      <button className="desk-button" onClick={onAgain} type="button">
        {words.again}
      </button>
    </section>
  )
}
