import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { type Diet, type Food, isPureVeg, vegDiets } from '@/rules/serviceKinds'
import { unbroken } from '@/ui/unbroken'
import styles from './DietMarks.module.css'

export function DietMarks({ food, locale }: { food: Food; locale: Locale }) {
  const { diets, dietsOnRequest } = food
  const { site } = messagesFor(locale)
  const wished = (dietsOnRequest ?? []).map((diet) => site.diets[diet])
  return (
    <>
      {diets && diets.length > 0 && (
        <ul className={styles.marks}>
          {diets.map((diet) => (
            <li key={diet}>
              <DietMark diet={diet} />
              {unbroken(diet === 'veg' && isPureVeg(food) ? site.pureVeg : site.diets[diet])}
            </li>
          ))}
        </ul>
      )}
      {wished.length > 0 && (
        <p className={styles.wished}>
          {site.onRequest} {unbroken(wished.join('\u00a0· '))}
        </p>
      )}
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
