import type { Locale } from '@/domain/locales'
import type { Diet } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { DietMark } from './DietMark'
import styles from './DietMarks.module.css'

/** Marks by shape, colour and word. */
export function DietMarks({ diets, locale }: { diets?: Diet[] | null; locale: Locale }) {
  if (!diets?.length) return null
  const { site } = messagesFor(locale)
  const pure = diets.includes('veg') && !diets.includes('nonveg')
  return (
    <ul className={styles.marks}>
      {diets.map((diet) => (
        <li key={diet}>
          <DietMark diet={diet} />
          {diet === 'veg' && pure ? site.pureVeg : site.diets[diet]}
        </li>
      ))}
    </ul>
  )
}
