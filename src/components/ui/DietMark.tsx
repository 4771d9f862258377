import type { Diet } from '@/domain/services'
import styles from './DietMark.module.css'

/** The mark that Indian law knows: a filled circle for what is veg, a triangle for what is not. */
export function DietMark({ diet }: { diet: Diet }) {
  const shape = diet === 'nonveg' ? styles.nonveg : styles.veg
  return <i aria-hidden="true" className={`${styles.mark} ${shape}`} />
}
