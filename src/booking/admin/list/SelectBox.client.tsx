'use client'

import { useList } from './contexts'

interface Props {
  ids: string[]
  label: string
}

export function SelectBox({ ids, label }: Props) {
  const { select, selected } = useList()
  const chosen = ids.filter((id) => selected.includes(id)).length
  const some = chosen > 0 && chosen < ids.length

  return (
    <label className="desk-select" data-label={label}>
      <input
        aria-label={label}
        checked={chosen > 0 && !some}
        disabled={ids.length === 0}
        onChange={(event) => select(ids, event.currentTarget.checked)}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        type="checkbox"
      />
    </label>
  )
}
