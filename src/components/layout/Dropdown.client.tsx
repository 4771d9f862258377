'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useId } from 'react'
import styles from './Dropdown.module.css'
import type { NavItem } from './navigation'
import { MenuLink } from './NavLink.client'
import { useDropdown } from './useDropdown'

export function Dropdown({ items = [], label, segments }: NavItem) {
  const id = useId()
  const current = segments.includes(useSelectedLayoutSegment())
  const { close, open, root, toggle } = useDropdown()
  return (
    <div className={styles.dropdown} data-current={current || undefined} {...root}>
      <button aria-controls={id} aria-expanded={open} onClick={toggle} type="button">
        {label}
      </button>
      <ul data-open={open || undefined} id={id}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink {...item} onClick={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}
