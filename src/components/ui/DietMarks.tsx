import type { Locale } from '@/domain/locales'
import { isPureVeg, type Food } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { DietMark } from './DietMark'
import styles from './DietMarks.module.css'

/** Marks by shape, colour and word; below them what is cooked only on request, without a mark. */
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
              {diet === 'veg' && isPureVeg(food) ? site.pureVeg : site.diets[diet]}
            </li>
          ))}
        </ul>
      )}
      {wished.length > 0 && (
        <p className={styles.wished}>
          {site.onRequest} {wished.join('\u00a0· ')}
        </p>
      )}
    </>
  )
}
