'use client'

import { useState, type FormEvent } from 'react'
import type { SavedView } from '@/domain/bookingView/savedViews'
import { viewQuery } from '@/domain/bookingView/viewQuery'
import { limits } from '@/domain/limits'
import { desk } from '@/messages/en/desk'
import { useView } from './viewContext'

const { views: words } = desk

/** Names what is shown now; a name that is taken gets this view instead. */
export function SaveView({ onSave }: { onSave: (saved: SavedView) => void }) {
  const { view } = useView()
  const [name, setName] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    if (!given) return
    onSave({ name: given, query: viewQuery({ ...view, open: undefined, page: 1 }) })
    setName('')
  }

  return (
    <form className="desk-views__save" onSubmit={save}>
      <label>
        {words.name}
        <input
          maxLength={limits.name}
          onChange={(event) => setName(event.currentTarget.value)}
          value={name}
        />
      </label>
      <button className="desk-button" type="submit">
        {words.save}
      </button>
    </form>
  )
}
