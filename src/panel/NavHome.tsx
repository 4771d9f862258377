import type { ServerProps } from 'payload'
import { login } from '@/i18n/en/account'
import { BrandLogo } from '@/ui/BrandLogo'
import { panelLinks } from './panelLinks'
import { PanelNavLink } from './PanelNavLink.client'
import { readBrand } from './readBrand'

export async function NavHome({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const links = panelLinks(user?.role)
  const { logo, name } = await readBrand(payload)

  return (
    <div className="nav-home">
      <p className="nav-home__brand desk-row">
        <BrandLogo height={34} logo={logo} />
        {name?.trim() || login.brand}
      </p>
      <div>
        {links.map((link) => (
          <PanelNavLink key={link.href} {...link} />
        ))}
      </div>
    </div>
  )
}
