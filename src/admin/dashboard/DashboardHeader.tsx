import { LogoutButton } from '../session/LogoutButton.client'

export function DashboardHeader({ intro, title }: { intro: string; title: string }) {
  return (
    <header className="desk__header">
      <h1>{title}</h1>
      <p>{intro}</p>
      <LogoutButton className="desk-button desk__logout" />
    </header>
  )
}
