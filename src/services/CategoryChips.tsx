import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Diet } from '@/rules/serviceKinds'
import { DietMark } from '@/ui/DietMark'
import { unbroken } from '@/ui/unbroken'
import { pushFragment } from '@/ui/useFragment'
import styles from './CategoryChips.module.css'

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
  const row = useRef<HTMLUListElement>(null)
  const cameBack = useCameBack()
  useEffect(() => {
    showInRow(row.current)
    // The text font may still be loading, and changes the width of the chips.
    void document.fonts.ready.then(() => showInRow(row.current))
  }, [chosen])
  const follow = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pushFragment(id)
  }
  return (
    <nav aria-label={label} className={`no-print ${styles.chips}`}>
      <ul ref={row}>
        {chips.map(({ count, id, label: name, mark }) => (
          <li key={id}>
            <a
              className="tap"
              aria-current={id === chosen ? 'true' : undefined}
              href={`#${id}`}
              // When going back, Chromium scrolls to the target of the fragment instead of the previous
              // position.
              id={cameBack ? undefined : id}
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

function showInRow(row: HTMLElement | null) {
  const chip = row?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!row || !chip) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollBy({ left: chip.left - left - (width - chip.width) / 2 })
}

let cameBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    cameBack = true
  })
  addEventListener('click', () => (cameBack = false), { capture: true })
}

/** In milliseconds. */
const RESTORED_MS = 500

/** True when Back or Forward has just opened this page, and the browser still has to restore the position. */
function useCameBack(): boolean {
  const [isRecent, setRecent] = useState(cameBack)
  useEffect(() => {
    const timer = setTimeout(() => setRecent(false), RESTORED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isRecent
}
