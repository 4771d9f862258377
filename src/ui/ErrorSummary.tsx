import type { MouseEvent, Ref } from 'react'
import styles from './ErrorSummary.module.css'

export interface SummaryItem {
  text: string
  /** The control to go to; some problems have none. */
  target?: string
}

interface Props {
  title: string
  items: SummaryItem[]
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong with a form, each a way to its field. It takes the focus. */
export function ErrorSummary({ items, ref, title }: Props) {
  return (
    <div
      aria-label={title}
      // Where a page came back without scripts to move the focus.
      autoFocus
      className={styles.summary}
      ref={ref}
      role="group"
      tabIndex={-1}
    >
      <p>{title}</p>
      <ul>
        {items.map(({ target, text }) => (
          <li key={text}>
            {target ? (
              <a href={`#${target}`} onClick={goTo}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Without a new fragment in the address, which would be a step that Back undoes. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
