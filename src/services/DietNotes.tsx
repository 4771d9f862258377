import { type Diet, vegDiets } from '@/rules/serviceKinds'
import { unbroken } from '@/ui/unbroken'
import styles from './DietNotes.module.css'

export interface DietNotesProps {
  marks: { diet: Diet; text: string }[]
  wished?: string
}

export function DietNotes({ marks, wished }: DietNotesProps) {
  return (
    <>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map(({ diet, text }) => (
            <li key={diet}>
              <DietMark diet={diet} />
              {unbroken(text)}
            </li>
          ))}
        </ul>
      )}
      {wished && <p className={styles.wished}>{unbroken(wished)}</p>}
    </>
  )
}

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
