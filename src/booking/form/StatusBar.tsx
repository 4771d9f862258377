import type { MouseEvent, ReactNode } from 'react'
import { useRef } from 'react'
import styles from './StatusBar.module.css'

interface Props {
  isAlert: boolean
  children: ReactNode
}

export function StatusBar({ children, isAlert }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button is removed with its notice; the focus stays here. */
  const keepFocus = ({ target }: MouseEvent) => {
    if (target instanceof HTMLButtonElement) place.current?.focus({ preventScroll: true })
  }
  return (
    <div className={`${styles.place} quiet-focus`} onClick={keepFocus} ref={place} tabIndex={-1}>
      <div role="status">{!isAlert && children}</div>
      <div role="alert">{isAlert && children}</div>
    </div>
  )
}
