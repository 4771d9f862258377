import { isAdmin } from '@collections/access/roles'
import type { ServerProps } from 'payload'
import { login } from '@/messages/en/login'
import { BrandMark } from '@/components/ui/BrandMark'
import { NavLink } from './NavLink.client'
import { panelLinks } from './panelLinks'

/** The head of the panel's menu: whose panel this is, and the way to its screens of our own. */
export function NavHome({ user }: Pick<ServerProps, 'user'>) {
  const links = [...panelLinks.everybody, ...(isAdmin(user) ? panelLinks.admins : [])]

  return (
    <div className="nav-home">
      <p className="nav-home__brand">
        <BrandMark height={34} />
        {login.brand}
      </p>
      <div className="nav-home__links">
        {links.map((link) => (
          <NavLink key={link.href} {...link} />
        ))}
      </div>
    </div>
  )
}
