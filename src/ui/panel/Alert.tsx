import type { ComponentProps, ReactNode } from 'react'

interface AlertProps extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  calm?: boolean
  text?: ReactNode
  title?: ReactNode
}

export function Alert({ calm = false, children, text, title, ...box }: AlertProps) {
  return (
    <div {...box} className={`desk-alert desk-row ${calm ? 'desk-alert--calm' : ''}`}>
      <div className="desk-alert__text">
        {title && <b>{title}</b>}
        {text}
      </div>
      {children}
    </div>
  )
}
