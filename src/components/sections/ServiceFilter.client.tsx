'use client'

import type { MouseEvent, ReactNode } from 'react'
import styles from './ServiceFilter.module.css'
import { pushFragment, useFragment } from './useFragment'

interface Props {
  label: string
  chips: { id: string; label: string; count: number }[]
  cards: { id: string; category: string; card: ReactNode }[]
  /** What the status says, by the chip that is chosen. */
  shown: Record<string, string>
}

/** Chips follow the fragment. The first one shows all, and so does a fragment that no chip has. */
export function ServiceFilter({ cards, chips, label, shown }: Props) {
  const fragment = useFragment()
  const all = chips[0]?.id
  const chosen = chips.find(({ id }) => id === fragment)?.id ?? all
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pushFragment(id)
  }
  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.chips}>
          {chips.map(({ count, id, label: name }) => (
            <li key={id}>
              <a
                aria-current={id === chosen ? 'true' : undefined}
                className={styles.chip}
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
      <p className="unseen" role="status">
        {chosen && shown[chosen]}
      </p>
      <ul className={styles.cards}>
        {cards.map(({ card, category, id }) => (
          <li hidden={chosen !== all && category !== chosen} key={id}>
            {card}
          </li>
        ))}
      </ul>
    </>
  )
}
