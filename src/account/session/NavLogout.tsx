import { LogoutButton } from './LogoutButton.client'

export function NavLogout() {
  return <LogoutButton className="desk-link" />
}
