import type { MouseEvent, Ref } from 'react'

export interface SummaryItem {
  text: string
  target?: string
}

interface Props {
  title: string
  items: SummaryItem[]
  ref?: Ref<HTMLDivElement>
}

export function ErrorSummary({ items, ref, title }: Props) {
  return (
    <div aria-label={title} autoFocus className="alert" ref={ref} role="group" tabIndex={-1}>
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

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
  target.focus()
}
