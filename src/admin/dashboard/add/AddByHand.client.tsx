'use client'

import { useRef, useState } from 'react'
import { requestWords } from '@/messages/en/request'
import { AddDialog } from './AddDialog.client'

/** Opens the form for who called, walked in or wrote. */
export function AddByHand() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        className="desk-button desk-button--main"
        onClick={() => setOpen(true)}
        ref={button}
        type="button"
      >
        {requestWords.add.open}
      </button>
      {open && <AddDialog onClose={close} />}
    </>
  )
}
