import type { Diet } from '@/rules/serviceKinds'
import { DietMark } from '@/ui/DietMark'
import { unbroken } from '@/ui/unbroken'
import styles from './DietNotes.module.css'

export interface DietNotesProps {
  marks: { diet: Diet; text: string }[]
  onRequest?: string
}

export function DietNotes({ marks, onRequest }: DietNotesProps) {
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
      {onRequest && <p className={styles.onRequest}>{unbroken(onRequest)}</p>}
    </>
  )
}
