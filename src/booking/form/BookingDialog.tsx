import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { booking } from '@/i18n/en/booking'
import type { BusinessContact } from '@/ui/forms/problems'
import type { PictureSource } from '@/ui/picture'
import styles from './BookingHost.module.css'
import type { useOpening } from './bookingParts'
import type { OpenForm } from './bookingState'
import { useModal } from './useModal'

export type DialogWords = Pick<
  typeof booking,
  'call' | 'close' | 'lede' | 'notOpening' | 'opening' | 'title'
>

export type DialogArt = Pick<PictureSource, 'focal'> & { srcSet: string }

interface BookingDialogProps extends Omit<ReturnType<typeof useOpening>, 'setOpening'> {
  art?: DialogArt
  children: ReactNode
  contact: BusinessContact
  form?: OpenForm
  onAsk: (dialog: HTMLDialogElement | null) => void
  onClosed: () => void
  words: DialogWords
}

export function BookingDialog(props: BookingDialogProps) {
  const { art, children, contact, form, onAsk, onClosed, opening, state, words } = props
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = form !== undefined || opening !== undefined
  const modal = useModal({ onAsk, onClosed, open })

  useEffect(() => {
    if (open && !form?.problems.length) heading.current?.focus()
  }, [form, open])

  return (
    <dialog {...modal.props} aria-labelledby={title} className={styles.dialog}>
      <div className={styles.frame}>
        <div className={styles.side}>
          {open && art && (
            <img
              alt=""
              sizes="22rem"
              srcSet={art.srcSet}
              style={{ objectPosition: `${art.focal.x}% ${art.focal.y}%` }}
            />
          )}
        </div>
        <div className={styles.body}>
          <div className={styles.bar}>
            <h2 className="quiet-focus" id={title} ref={heading} tabIndex={-1}>
              {words.title}
            </h2>
            <button
              aria-label={words.close}
              className={`round ${styles.close}`}
              onClick={modal.ask}
              type="button"
            >
              ×
            </button>
          </div>
          <p className={`lede ${styles.lede}`}>{words.lede}</p>
          {opening && !form && (
            <div className="stack" role="status">
              <p>{state === 'loading' ? words.opening : words.notOpening[state]}</p>
              {state !== 'loading' && (
                <div className="row">
                  <a className="btn btn-fill" href={opening.address}>
                    {words.notOpening.page}
                  </a>
                  {contact.phone && (
                    <a className="btn btn-line" href={contact.phone.href}>
                      {words.call}
                    </a>
                  )}
                </div>
              )}
            </div>
          )}
          {children}
        </div>
      </div>
    </dialog>
  )
}
