import type { Payload, TypedUser } from 'payload'
import { progressOf } from '@/domain/checklist/ChecklistItem'
import { checklist as words } from '@/messages/en/checklist'
import { ChecklistGroup } from './ChecklistGroup'
import { readChecklist } from './readChecklist'

interface Props {
  payload: Payload
  user: TypedUser
  /** Unfolded from the start, for a screen whose first matter it is. */
  open?: boolean
}

/** What is left to do before the site can be shown around; nothing once all is done. */
export async function SetupChecklist({ open = false, payload, user }: Props) {
  const groups = await readChecklist({ payload, user })
  if (!groups) return <p className="checklist__failed">{words.failed}</p>
  const { complete, done, total } = progressOf(groups.flatMap(({ items }) => items))
  if (complete) return null

  return (
    <details className="checklist" open={open}>
      <summary>
        <h2 id="checklist-title">{words.title}</h2>
        <span className="checklist__count">{words.progress(done, total)}</span>
        <progress aria-labelledby="checklist-title" max={total} value={done} />
      </summary>
      {groups.map(({ items, title }) => (
        <ChecklistGroup items={items} key={title} title={groups.length > 1 ? title : undefined} />
      ))}
    </details>
  )
}
