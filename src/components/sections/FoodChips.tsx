import { DietMark } from '@/components/ui/DietMark'
import type { Diet } from '@/domain/services'
import styles from './FoodChips.module.css'

export interface FoodChip {
  diet: Diet
  label: string
}

interface Props {
  label: string
  foods: FoodChip[]
  wanted: Diet[]
  change: (wanted: Diet[]) => void
}

/** Switches, each with the mark that its food carries on the cards. Without a script there are none. */
export function FoodChips({ change, foods, label, wanted }: Props) {
  const toggle = (diet: Diet) =>
    change(wanted.includes(diet) ? wanted.filter((other) => other !== diet) : [...wanted, diet])
  return (
    <div aria-label={label} className={styles.foods} role="group">
      <span aria-hidden="true">{label}</span>
      {foods.map(({ diet, label: name }) => (
        <button
          aria-pressed={wanted.includes(diet)}
          key={diet}
          onClick={() => toggle(diet)}
          type="button"
        >
          <DietMark diet={diet} />
          {name}
        </button>
      ))}
    </div>
  )
}
