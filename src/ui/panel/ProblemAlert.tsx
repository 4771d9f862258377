import { useEffect, useRef } from 'react'
import { Alert } from './Alert'

interface ListedProblem {
  /** The id of its field. */
  target: string
  text: string
}

interface Props {
  problems: ListedProblem[]
  title: string
  /** Takes the focus when this changes and there are problems. */
  trigger: unknown
}

/** The problems in a form, each with a link that opens and focuses its field. */
export function ProblemAlert({ problems, title, trigger }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (trigger) box.current?.focus()
  }, [trigger])

  if (problems.length === 0) return null
  return (
    <Alert
      aria-label={title}
      ref={box}
      role="group"
      tabIndex={-1}
      title={title}
      text={
        <ul>
          {problems.map(({ target, text }) => (
            <li key={target + text}>
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  const field = document.getElementById(target)
                  field?.closest('details')?.setAttribute('open', '')
                  field?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  )
}
