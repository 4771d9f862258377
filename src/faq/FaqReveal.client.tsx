'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import styles from './FaqList.module.css'

export function FaqReveal() {
  useEffect(() => {
    revealAnswer()
    addEventListener('hashchange', revealAnswer)
    return () => removeEventListener('hashchange', revealAnswer)
  }, [])
  return null
}

function revealAnswer() {
  if (!location.hash) return
  const links = document.querySelectorAll<HTMLAnchorElement>('details[name="faq"] a[data-answer]')
  const details = [...links].find(({ hash }) => hash === location.hash)?.closest('details')
  if (!details || details.open) return
  details.open = true
  details.scrollIntoView()
}

interface Props {
  about: string
  copied: string
  href: string
  label: string
  lang?: string
}

export function AnswerLink({ about, copied, href, label, lang }: Props) {
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
    <p className={`row fine ${styles.link}`} lang={lang}>
      <a className="tap" data-answer href={href} onBlur={() => setDone(false)} onClick={copy}>
        {label}
        <span className="unseen"> {about}</span>
      </a>
      <span className="good" role="status">
        {done && copied}
      </span>
    </p>
  )
}
