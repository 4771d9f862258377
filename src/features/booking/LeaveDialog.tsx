import type { Ref } from 'react'
import styles from './LeaveDialog.module.css'

interface Props {
  onLeave: () => void
  ref: Ref<HTMLDialogElement>
  words: { title: string; text: string; stay: string; go: string }
}

/** Asked only when something was typed. */
export function LeaveDialog({ onLeave, ref, words }: Props) {
  return (
    <dialog aria-label={words.title} className={styles.leave} ref={ref} role="alertdialog">
      <form className={styles.body} method="dialog">
        <p className={styles.title}>{words.title}</p>
        <p>{words.text}</p>
        <div className="row">
          <button className="btn btn-fill">{words.stay}</button>
          <button className="btn btn-line" onClick={onLeave} type="button">
            {words.go}
          </button>
        </div>
      </form>
    </dialog>
  )
}
