'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { newestRevision } from '@/booking/admin/bookingApi'
import { useOpenBooking } from '@/booking/admin/panel/contexts'
import { panelWords } from '@/i18n/en/bookingPanel'
import { Button } from '@/ui/panel/Button'
import { BookingEditor } from './BookingEditor'
import { deskDrafts, useDeskDraft } from './deskDrafts'
import type { Draft } from './editState'
import type { FormName, FormValues } from './formFields'

interface Props {
  actions: ReactNode
  children: ReactNode
  chosen: Partial<Record<FormName, string>>
  values: FormValues
}

export function BookingModes({ actions, children, chosen, values }: Props) {
  const { booking, dismiss } = useOpenBooking()
  const name = `edit:${booking.id}`
  const kept = useDeskDraft<Draft>(name)
  const [editing, setEditing] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = editing ?? Boolean(kept)

  useEffect(() => {
    if (editing === false) button.current?.focus()
  }, [editing])

  if (isOpen) {
    const isKept = editing === undefined && kept !== undefined
    return (
      <BookingEditor
        chosen={chosen}
        draft={
          (isKept && kept) || { base: values, mine: values, revision: newestRevision(booking) ?? 0 }
        }
        isKept={isKept}
        name={name}
        onDone={() => setEditing(false)}
      />
    )
  }
  return (
    <>
      {children}
      <div className="desk-sheet__bar">
        <Button
          onClick={() => {
            deskDrafts.discard(name)
            dismiss()
            setEditing(true)
          }}
          ref={button}
        >
          {panelWords.actions.edit}
        </Button>
        {actions}
      </div>
    </>
  )
}
