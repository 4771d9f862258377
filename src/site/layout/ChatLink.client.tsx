'use client'

import type { MouseEvent, ReactNode } from 'react'

interface Props {
  children: ReactNode
  className: string
  href: string
  place: string
}

export function ChatLink({ children, className, href, place }: Props) {
  const namePage = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const [written, page] = [place, document.title].map(encodeURIComponent) as [string, string]
    currentTarget.href = href.replace(written, () => page)
  }
  return (
    <a
      className={className}
      href={href}
      onClick={namePage}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </a>
  )
}
