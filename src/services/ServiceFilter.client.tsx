'use client'

import type { ComponentProps } from 'react'
import { useFragment } from '@/ui/useFragment'
import { CategoryChips, type CategoryChip } from './CategoryChips'
import { ServiceCardView } from './ServiceCardView.client'
import styles from './ServiceFilter.module.css'

type Card = ComponentProps<typeof ServiceCardView>

/** `book` and `locale` are the same for all cards. */
interface Props extends Pick<Card, 'book' | 'locale'> {
  label: string
  chips: CategoryChip[]
  cards: { chips: string[]; card: Omit<Card, 'book' | 'locale'> }[]
  shown: string[]
}

export function ServiceFilter({ book, cards, chips, label, locale, shown }: Props) {
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
        {cards.map((one, place) => (
          <li className={laterClass(place)} hidden={!fits(one)} key={one.card.service.id}>
            <ServiceCardView {...one.card} book={book} heading="h2" listed locale={locale} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** On a phone the first view ends with the picture of the first, on a wide screen with the fourth. */
function laterClass(place: number) {
  if (place === 0) return undefined
  return place < 4 ? 'later-picture' : 'later'
}
