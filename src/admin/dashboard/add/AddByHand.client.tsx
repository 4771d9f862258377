'use client'

import { useState } from 'react'
import { requestWords } from '@/messages/en/request'
import { AddDialog } from './AddDialog.client'

/** Opens the form for who called, walked in or wrote. */
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
