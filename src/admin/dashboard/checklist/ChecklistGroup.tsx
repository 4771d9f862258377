import { checklist as words } from '@/messages/en/checklist'
import { OpenItem } from './OpenItem'
import type { ToldItem } from './readChecklist'

interface Props {
  items: ToldItem[]
  /** Left out where there is but one group. */
  title?: string
}

/** What is left of one kind, and in one line what is done. */
export function ChecklistGroup({ items, title }: Props) {
  const left = items.filter(({ done }) => !done)
  const done = items.filter((item) => item.done)

  return (
    <section className="checklist__group">
      {title && <h3>{title}</h3>}
      {left.length > 0 && (
        <ul aria-label={words.toDo} className="checklist__left">
          {left.map((item) => (
            <OpenItem item={item} key={item.id} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul aria-label={words.done} className="checklist__done">
          {done.map((item) => (
            <li key={item.id}>{item.title}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
