'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/ui/panel/Button'

export function PhoneFold({ children, title }: { children: ReactNode; title: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <div className="desk-fold">
      <Button
        aria-controls={id}
        aria-expanded={open}
        className="desk-fold__button"
        look="menu"
        onClick={() => setOpen(!open)}
      >
        {title}
      </Button>
      <div className="desk-fold__content" data-open={open} id={id}>
        {children}
      </div>
    </div>
  )
}
