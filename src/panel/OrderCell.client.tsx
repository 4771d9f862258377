'use client'

import { useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useId, useState } from 'react'
import { access } from '@/i18n/en/account'
import { lists } from '@/i18n/en/bookingList'
import { ORDER_MAX, orderSave, readOrder } from '@/rules/fieldValues'
import { saveOrder } from './saveOrder'

const { order: words } = lists

export function OrderCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const { getEntityConfig } = useConfig()
  const id = useId()
  const { admin } = getEntityConfig({ collectionSlug }) ?? {}
  const title = String(rowData[admin?.useAsTitle ?? 'id'] ?? words.untitled)
  const input = useOrderInput({
    id: String(rowData.id),
    slug: collectionSlug,
    status: rowData._displayStatus ?? rowData._status,
    stored: typeof cellData === 'number' ? cellData : null,
  })

  return (
    <span className="order-cell">
      <input
        aria-describedby={id}
        aria-invalid={input.state === 'failed' || undefined}
        aria-label={words.of(title)}
        inputMode="numeric"
        max={ORDER_MAX}
        min={0}
        onBlur={input.save}
        onChange={(event) => input.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') input.save()
          if (event.key === 'Escape') input.undo()
        }}
        step={1}
        type="number"
        value={input.text}
      />
      <span
        className={`${input.state === 'failed' ? 'desk-alarm' : 'desk-muted'} desk-small`}
        id={id}
        role={input.state === 'failed' ? 'alert' : 'status'}
      >
        {input.note}
      </span>
    </span>
  )
}

interface Options {
  id: string
  slug: string
  status: unknown
  stored: number | null
}

type State = 'still' | 'saving' | 'saved' | 'failed'

function useOrderInput({ id, slug, status, stored }: Options) {
  const [kept, setKept] = useState(stored)
  const [text, setText] = useState(inWords(stored))
  const [saving, setSaving] = useState<{ note: string; state: State }>({ note: '', state: 'still' })

  async function save() {
    const order = readOrder(text)
    if (saving.state === 'saving' || text.trim() === inWords(kept)) return
    if (order === null) return setSaving({ note: access.order, state: 'failed' })
    const { data, draft } = orderSave(order, status)
    setSaving({ note: words.saving, state: 'saving' })
    const problem = await saveOrder({ data, draft, id, slug })
    if (problem) return setSaving({ note: problem, state: 'failed' })
    setKept(order)
    setSaving({ note: draft ? words.waits : words.saved, state: 'saved' })
  }

  return {
    note: saving.note,
    state: saving.state,
    text,
    save: () => void save(),
    type(typed: string) {
      setText(typed)
      setSaving({ note: '', state: 'still' })
    },
    undo() {
      setText(inWords(kept))
      setSaving({ note: '', state: 'still' })
    },
  }
}

function inWords(order: number | null) {
  return order === null ? '' : String(order)
}
