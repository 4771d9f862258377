'use client'

import { useState, type MouseEvent } from 'react'
import styles from './FaqList.module.css'

interface Props {
  about: string
  copied: string
  href: string
  label: string
}

/** The address of an answer: copied where the browser can, followed where it cannot. */
export function AnswerLink({ about, copied, href, label }: Props) {
  const [done, setDone] = useState(false)
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return
    const address = event.currentTarget.href
    event.preventDefault()
    navigator.clipboard.writeText(address).then(
      () => setDone(true),
      () => location.assign(address),
    )
  }
  return (
    <p className={styles.link}>
      <a data-answer href={href} onBlur={() => setDone(false)} onClick={copy}>
        {label}
        <span className="unseen"> {about}</span>
      </a>
      <span role="status">{done && copied}</span>
    </p>
  )
}
