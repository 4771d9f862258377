import type { ReactNode } from 'react'
import { LogoutButton } from '../account/session/LogoutButton.client'

interface Props {
  children?: ReactNode
  intro: string
  title: string
}

export function DashboardHeader({ children, intro, title }: Props) {
  return (
    <header className="desk__header">
      <h1>{title}</h1>
      <p>{intro}</p>
      {children && <div className="desk__tools">{children}</div>}
      <LogoutButton className="desk-button desk__logout" />
    </header>
  )
}
