import { keptInThisVisit } from './deviceDraft'
import styles from './KeptNote.module.css'

interface Props {
  name: string
  onClear: () => void
  words: { text: string; sameVisit: string; clear: string }
}

export function KeptNote({ name, onClear, words }: Props) {
  return (
    <div className={styles.note} role="note">
      <p>{keptInThisVisit(name) ? words.sameVisit : words.text}</p>
      <button className={`plain ${styles.clear}`} onClick={onClear} type="button">
        {words.clear}
      </button>
    </div>
  )
}
