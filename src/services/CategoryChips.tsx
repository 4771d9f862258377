import type { MouseEvent } from 'react'
import { DietMark } from './DietMarks'
import type { Diet } from '@/rules/serviceKinds'
import { unbroken } from '../ui/unbroken'
import styles from './CategoryChips.module.css'
import { pushFragment } from '../ui/useFragment'

export interface CategoryChip {
  id: string
  label: string
  count: number
  mark?: Diet
}

interface Props {
  label: string
  chips: CategoryChip[]
  chosen?: string
}

export function CategoryChips({ chips, chosen, label }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pushFragment(id)
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  return (
    <nav aria-label={label} className={`no-print ${styles.chips}`}>
      <ul>
        {chips.map(({ count, id, label: name, mark }) => (
          <li key={id}>
            <a
              aria-current={id === chosen ? 'true' : undefined}
              href={`#${id}`}
              id={id}
              onClick={(event) => follow(event, id)}
            >
              {mark && <DietMark diet={mark} />}
              {unbroken(name)} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
