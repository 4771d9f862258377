'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Diet, ServiceCategory } from '@/domain/services'
import { CategoryChips, type CategoryChip } from './CategoryChips'
import { FoodChips, type FoodChip } from './FoodChips'
import styles from './ServiceFilter.module.css'
import { pushFragment, useFragment } from './useFragment'

interface Props {
  labels: { categories: string; food: string }
  chips: CategoryChip[]
  /** Empty where no service names a diet. */
  foods: FoodChip[]
  cards: { id: string; category: ServiceCategory; diets: Diet[]; card: ReactNode }[]
  /** What the status says, by how many are shown. */
  shown: string[]
  nothing: { title: string; text: string; showAll: string }
}

/** Chips follow the fragment; the first one shows all. Foods narrow down what the chip leaves. */
export function ServiceFilter({ cards, chips, foods, labels, nothing, shown }: Props) {
  const fragment = useFragment()
  const [wanted, setWanted] = useState<Diet[]>([])
  const list = useRef<HTMLUListElement>(null)
  const all = chips[0]?.id
  const chosen = chips.find(({ id }) => id === fragment)?.id ?? all
  const fits = ({ category, diets }: Props['cards'][number]) =>
    (chosen === all || category === chosen) && wanted.every((diet) => diets.includes(diet))
  const count = cards.filter(fits).length
  const showAll = () => {
    setWanted([])
    if (all) pushFragment(all)
    list.current?.querySelector('a')?.focus()
  }
  return (
    <>
      <CategoryChips chips={chips} chosen={chosen} label={labels.categories} ref={list} />
      <div className={styles.second}>
        {foods.length > 0 && (
          <FoodChips change={setWanted} foods={foods} label={labels.food} wanted={wanted} />
        )}
        <p className={styles.count} role="status">
          {shown[count]}
        </p>
      </div>
      {count === 0 && (
        <div className={styles.nothing}>
          <p>{nothing.title}</p>
          <p>{nothing.text}</p>
          <button className="btn btn-line" onClick={showAll} type="button">
            {nothing.showAll}
          </button>
        </div>
      )}
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
