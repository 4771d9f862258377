'use client'

import { Dropdown } from './Dropdown.client'
import type { NavItem } from './navigation'
import { NavLink } from './NavLink.client'

interface Props {
  className: string
  items: NavItem[]
  label: string
}

export function MainNav({ className, items, label }: Props) {
  return (
    <nav aria-label={label} className={className}>
      {items.map((item) =>
        item.items ? (
          <Dropdown key={item.label} {...item} />
        ) : (
          <NavLink key={item.label} {...item} />
        ),
      )}
    </nav>
  )
}
