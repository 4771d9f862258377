import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { reportChunkError } from '@/ui/loadChunk'
import type { Sent } from './bookingState'
import type { StatusNotices, StatusNoticesProps } from './StatusNotices'
import styles from './StatusBar.module.css'
import { loadBookingForm } from './useBookingForm'

type Props = Omit<StatusNoticesProps, 'sent'> & { sent?: Sent }

export function StatusBar({ sent, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [Notices, setNotices] = useState<typeof StatusNotices>()
  const isNeeded = sent !== undefined
  useEffect(() => {
    if (!isNeeded) return
    loadBookingForm().then((loaded) => setNotices(() => loaded.StatusNotices), reportChunkError)
  }, [isNeeded])
  /** The pressed button is removed with its notice; the focus stays here. */
  const keepFocus = ({ target }: MouseEvent) => {
    if (target instanceof HTMLButtonElement) place.current?.focus({ preventScroll: true })
  }
  const notice = sent && Notices && <Notices {...props} sent={sent} />
  const isAlert = sent?.state === 'failed'
  return (
    <div className={`${styles.place} quiet-focus`} onClick={keepFocus} ref={place} tabIndex={-1}>
      <div role="status">{!isAlert && notice}</div>
      <div role="alert">{isAlert && notice}</div>
    </div>
  )
}
