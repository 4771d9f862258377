import type { MouseEvent, Ref } from 'react'
import styles from './CategoryChips.module.css'
import { pushFragment } from './useFragment'

export interface CategoryChip {
  id: string
  label: string
  count: number
}

interface Props {
  label: string
  chips: CategoryChip[]
  chosen?: string
  ref: Ref<HTMLUListElement>
}

/** Real links to fragments: they work without a script, and Back undoes them. */
export function CategoryChips({ chips, chosen, label, ref }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pushFragment(id)
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  return (
    <nav aria-label={label} className={styles.chips}>
      <ul ref={ref}>
        {chips.map(({ count, id, label: name }) => (
          <li key={id}>
            <a
              aria-current={id === chosen ? 'true' : undefined}
              href={`#${id}`}
              id={id}
              onClick={(event) => follow(event, id)}
            >
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
