import { useState } from 'react'
import { orderSave, readOrder } from '@/domain/order'
import { access } from '@/messages/en/access'
import { lists } from '@/messages/en/lists'
import { saveOrder } from './saveOrder'

const { order: words } = lists

interface Options {
  id: string
  slug: string
  /** Payload's word for it: `published`, `draft`, or `changed` when a draft waits over it. */
  status: unknown
  stored: number | null
}

type State = 'still' | 'saving' | 'saved' | 'failed'

/** What is typed into the field of a place, and what became of it. */
export function useOrderInput({ id, slug, status, stored }: Options) {
  const [kept, setKept] = useState(stored)
  const [text, setText] = useState(inWords(stored))
  const [told, tell] = useState<{ note: string; state: State }>({ note: '', state: 'still' })

  async function save() {
    const order = readOrder(text)
    if (told.state === 'saving' || text.trim() === inWords(kept)) return
    if (order === null) return tell({ note: access.order, state: 'failed' })
    const { data, draft } = orderSave(order, status)
    tell({ note: words.saving, state: 'saving' })
    const problem = await saveOrder({ data, draft, id, slug })
    if (problem) return tell({ note: problem, state: 'failed' })
    setKept(order)
    tell({ note: draft ? words.waits : words.saved, state: 'saved' })
  }

  return {
    note: told.note,
    state: told.state,
    text,
    save: () => void save(),
    type(typed: string) {
      setText(typed)
      tell({ note: '', state: 'still' })
    },
    undo() {
      setText(inWords(kept))
      tell({ note: '', state: 'still' })
    },
  }
}

function inWords(order: number | null) {
  return order === null ? '' : String(order)
}
