import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { keptInThisVisit } from './deviceDraft'
import { focusFirstField } from './focusFirstField'
import styles from './KeptNote.module.css'

interface Props {
  name: string
  onClear: () => void
  words: { text: string; sameVisit: string; clear: string }
}

export function KeptNote({ name, onClear, words }: Props) {
  /** The pressed button disappears with its form, and an empty form takes its place. */
  const clear = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest('form')?.parentElement
    // Before the next key is pressed.
    flushSync(onClear)
    focusFirstField(place)
  }
  return (
    <div className={`row ${styles.note}`} role="note">
      <p>{keptInThisVisit(name) ? words.sameVisit : words.text}</p>
      <button className="plain tap" onClick={clear} type="button">
        {words.clear}
      </button>
    </div>
  )
}
