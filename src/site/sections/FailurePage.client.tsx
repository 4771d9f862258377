'use client'

import type { ReactNode } from 'react'

interface Props {
  kicker: string
  heading: string
  text: string
  home: { href: string; label: string }
  children?: ReactNode
}

/** A client component to reduce the page size: Next sends the not-found page as props with every page. */
export function FailurePage({ children, heading, home, kicker, text }: Props) {
  return (
    <section className="failure jali on-dark">
      <div className="wrap split pictured">
        <div className="flow">
          <p className="kicker">{kicker}</p>
          <h1>{heading}</h1>
          <p>{text}</p>
          <div className="row">
            {children}
            <a className="btn btn-line" href={home.href}>
              {home.label}
            </a>
          </div>
        </div>
        <div className="arch failure-window" />
      </div>
    </section>
  )
}
