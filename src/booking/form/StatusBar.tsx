import type { MouseEvent, ReactNode } from 'react'
import { useRef } from 'react'
import styles from './BookingHost.module.css'

interface Props {
  isAlert: boolean
  children: ReactNode
}

export function StatusBar({ children, isAlert }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button disappears with its notice. The focus moves here, unless it has already moved. */
  const keepFocus = ({ target }: MouseEvent) => {
    const isHere = document.activeElement === target || document.activeElement === document.body
    if (target instanceof HTMLButtonElement && isHere) place.current?.focus({ preventScroll: true })
  }
  return (
    <div className={`${styles.place} quiet-focus`} onClick={keepFocus} ref={place} tabIndex={-1}>
      <div role="status">{!isAlert && children}</div>
      <div role="alert">{isAlert && children}</div>
    </div>
  )
}
