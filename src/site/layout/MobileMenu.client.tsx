'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './MobileMenu.module.css'
import type { NavItem } from './navigation'
import { MenuLink, NavLink } from './NavLink.client'

interface Props {
  labels: { menu: string; openMenu: string; closeMenu: string }
  items: NavItem[]
  children: ReactNode
}

export function MobileMenu({ children, items, labels }: Props) {
  const menu = useRef<HTMLDialogElement>(null)
  // Without JavaScript it cannot open, so its content need not be in the page.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    const isMarked = (history.state as { overlay?: boolean } | null)?.overlay
    if (isMarked) void loadBack().then(({ leaveReloadedEntry }) => leaveReloadedEntry(), ignore)
  }, [])
  const open = () => {
    flushSync(() => setFilled(true))
    menu.current?.showModal()
    void loadBack().then(({ closeDialogOnBack }) => closeDialogOnBack(menu.current), ignore)
  }
  const close = () => menu.current?.close()
  const closeAround = (event: MouseEvent) => {
    const target = event.target as Element
    if (target === menu.current || target.closest('a')) close()
  }
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={labels.openMenu}
        className={`round ${styles.burger}`}
        onClick={open}
        type="button"
      >
        <i />
        <i />
      </button>
      <dialog
        aria-label={labels.menu}
        className={`${styles.drawer} on-dark`}
        onClick={closeAround}
        ref={menu}
      >
        {isFilled && (
          <div className={styles.body}>
            <button
              aria-label={labels.closeMenu}
              className={`round ${styles.close}`}
              onClick={close}
              type="button"
            >
              ×
            </button>
            <nav aria-label={labels.menu}>
              <ul>
                {items.map((item) => (
                  <li key={item.label}>
                    {item.items ? <Group {...item} /> : <NavLink {...item} />}
                  </li>
                ))}
              </ul>
            </nav>
            <div className="row">{children}</div>
          </div>
        )}
      </dialog>
    </>
  )
}

/** In a separate chunk. Until it is loaded, Back leaves the page. */
const loadBack = () => import('@/ui/closeOnBack')
const ignore = () => undefined

function Group({ items = [], label }: NavItem) {
  return (
    <details name="menu">
      <summary>{label}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
    </details>
  )
}
