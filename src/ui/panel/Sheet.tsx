import type { ComponentProps, ReactNode } from 'react'

interface SheetProps extends Omit<ComponentProps<'dialog'>, 'className'> {
  wide?: boolean
}

export function Sheet({ wide = false, ...dialog }: SheetProps) {
  return <dialog {...dialog} className={wide ? 'desk-sheet desk-sheet--wide' : 'desk-sheet'} />
}

interface SheetHeadProps {
  children?: ReactNode
  close?: ReactNode
  id: string
  title: string
}

export function SheetHead({ children, close, id, title }: SheetHeadProps) {
  return (
    <div className="desk-sheet__head">
      <h2 id={id}>{title}</h2>
      {close}
      {children}
    </div>
  )
}
