'use client'

import type { ReactNode } from 'react'
import { useFragment } from '@/ui/useFragment'
import { CategoryChips, type CategoryChip } from './CategoryChips'
import styles from './ServiceFilter.module.css'

interface Props {
  label: string
  chips: CategoryChip[]
  cards: { id: string; chips: string[]; card: ReactNode }[]
  shown: string[]
}

export function ServiceFilter({ cards, chips, label, shown }: Props) {
  const fragment = useFragment()
  const chosen = chips.find(({ id }) => id === fragment)?.id ?? chips[0]?.id
  const fits = (card: Props['cards'][number]) => !chosen || card.chips.includes(chosen)
  return (
    <>
      <CategoryChips chips={chips} chosen={chosen} label={label} />
      <p className={`fine no-print ${styles.count}`} role="status">
        {shown[cards.filter(fits).length]}
      </p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li hidden={!fits(card)} key={card.id}>
            {card.card}
          </li>
        ))}
      </ul>
    </>
  )
}
