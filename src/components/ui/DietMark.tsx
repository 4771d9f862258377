import { vegDiets, type Diet } from '@/domain/services'
import styles from './DietMark.module.css'

/**
 * The mark of Indian food law: a filled circle for veg, a triangle for non-veg. There is none for
 * other diets, such as eggless.
 */
export function DietMark({ diet }: { diet: Diet }) {
  const isVeg = vegDiets.includes(diet)
  if (!isVeg && diet !== 'nonveg') return null
  return (
    <i
      aria-hidden="true"
      className={`${styles.mark} ${isVeg ? styles.veg : styles.nonveg}`}
      data-mark={isVeg ? 'veg' : 'nonveg'}
    />
  )
}
