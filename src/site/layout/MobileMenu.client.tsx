'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { LanguageLinks } from './LanguageLinks.client'
import styles from './MobileMenu.module.css'
import type { NavItem } from './navigation'
import { MenuLink, NavLink } from './NavLink.client'

interface Props {
  labels: Record<'book' | 'call' | 'closeMenu' | 'menu' | 'openMenu', string>
  items: NavItem[]
  locale: Locale
  /** Undefined for an unknown address, which has no route. */
  path?: string
  /** Its address, with `tel:`. */
  phone?: string
}

export function MobileMenu({ items, labels, locale, path, phone }: Props) {
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
            <div className="row">
              <BookLink className="btn btn-lamp" locale={locale}>
                {labels.book}
              </BookLink>
              {phone && (
                <a className="btn btn-line" href={phone}>
                  {labels.call}
                </a>
              )}
              <LanguageLinks className="btn btn-line" locale={locale} path={path} />
            </div>
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
