'use client'

import { useId, useState, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  title: string
}

export function PhoneFold({ children, title }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <div className="desk-fold">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="desk-button desk-button--menu desk-fold__button"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {title}
      </button>
      <div className="desk-fold__content" data-open={open} id={id}>
        {children}
      </div>
    </div>
  )
}
