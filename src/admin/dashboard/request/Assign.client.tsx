'use client'

import { requestWords } from '@/messages/en/request'
import { useRequest } from './requestContext'

const { assign: words, done } = requestWords

interface Props {
  admins: { id: string; name: string }[]
  assigned: string | null
  id: string
}

export function Assign({ admins, assigned, id }: Props) {
  const { change } = useRequest()

  function set(to: string) {
    const who = admins.find((admin) => admin.id === to)?.name
    const said = who ? done.assigned(who) : done.unassigned
    void change({ changes: { assignedTo: to || null }, said, undo: { assignedTo: assigned } })
  }

  return (
    <select
      className="desk-input"
      id={id}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      value={assigned ?? ''}
    >
      <option value="">{words.nobody}</option>
      {admins.map(({ id: admin, name }) => (
        <option key={admin} value={admin}>
          {name}
        </option>
      ))}
    </select>
  )
}
