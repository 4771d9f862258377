import type { ReactNode } from 'react'
import { LogoutButton } from '@/account/session/LogoutButton.client'
import { buttonClass } from '@/ui/panel/Button'

interface Props {
  children?: ReactNode
  intro: string
  title: string
}

export function DashboardHeader({ children, intro, title }: Props) {
  return (
    <header className="desk__header desk-row">
      <div className="desk__title">
        <h1>{title}</h1>
        <p className="desk-muted">{intro}</p>
      </div>
      {children}
      <LogoutButton className={`${buttonClass()} desk__logout`} />
    </header>
  )
}
