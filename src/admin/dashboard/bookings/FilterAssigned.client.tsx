'use client'

import { firstPage } from '@/domain/bookingView/activeFilters'
import { desk as words } from '@/messages/en/desk'
import type { Person } from './loadAdmins'
import { useView } from './viewContext'

export function FilterAssigned({ admins }: { admins: Person[] }) {
  const { go, view } = useView()
  const options = [
    { label: words.anybody, value: '' },
    { label: words.me, value: 'me' },
    { label: words.nobody, value: 'nobody' },
    ...admins.map(({ id, name }) => ({ label: name, value: id })),
  ]

  return (
    <fieldset className="desk-checks">
      <legend>{words.assigned}</legend>
      {options.map(({ label, value }) => (
        <label key={value}>
          <input
            checked={(view.assigned ?? '') === value}
            name="assigned"
            onChange={() => go({ ...firstPage(view), assigned: value || undefined })}
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
