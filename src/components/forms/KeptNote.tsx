import styles from './KeptNote.module.css'

interface Props {
  onClear: () => void
  words: { text: string; clear: string }
}

/** Fields that are not empty say why, and how to empty them. */
export function KeptNote({ onClear, words }: Props) {
  return (
    <div className={styles.note} role="note">
      <p>{words.text}</p>
      <button className={styles.clear} onClick={onClear} type="button">
        {words.clear}
      </button>
    </div>
  )
}
