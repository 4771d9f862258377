import { type Ref, useEffect, useId, useRef } from 'react'
import type { BusinessContact } from '@/ui/forms/problems'
import type { PictureSource } from '@/ui/picture'
import type { Locale } from '@/i18n/locales'
import styles from './BookingDialog.module.css'
import type { BookingState } from './bookingState'
import { bookingStore } from './bookingStore'
import { readForm } from './pageForm'
import { useBookingForm } from './useBookingForm'
import { useModal } from './useModal'
import type { booking } from '@/i18n/en/booking'
import leaveDialogStyles from './LeaveDialog.module.css'

/** Comes with the page, so that it is there before the form. */
export type DialogWords = Pick<
  typeof booking,
  'call' | 'close' | 'leave' | 'lede' | 'notOpening' | 'opening' | 'title'
>

interface BookingDialogProps {
  address: string
  art?: PictureSource
  contact: BusinessContact
  form: BookingState['form']
  locale: Locale
  words: DialogWords
}

export function BookingDialog({ address, art, contact, form, locale, words }: BookingDialogProps) {
  const title = useId()
  const leave = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { Form, state } = useBookingForm({ address, open: form !== undefined })

  const close = () => {
    leave.current?.close()
    bookingStore.close()
  }
  const { ask, props } = useModal({
    open: form !== undefined,
    onAsk: (dialog) => {
      const worthAsking = form && (form.unsent || isTyped(dialog, form.draft.values))
      if (worthAsking) leave.current?.showModal()
      else close()
    },
    onClosed: bookingStore.close,
  })

  useEffect(() => {
    if (form && form.problems.length === 0) heading.current?.focus()
  }, [form])

  return (
    <dialog {...props} aria-labelledby={title} className={styles.dialog}>
      <div className={styles.frame}>
        <div className={styles.side}>
          {art && (
            <img
              alt=""
              loading="lazy"
              sizes="22rem"
              srcSet={art.srcSets.at(-1)?.srcSet}
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
              onClick={ask}
              type="button"
            >
              ×
            </button>
          </div>
          <p className={`lede ${styles.lede}`}>{words.lede}</p>
          {form && !Form && (
            <div className="stack" role="status">
              <p>{state === 'loading' ? words.opening : words.notOpening[state]}</p>
              {state !== 'loading' && (
                <div className="row">
                  <a className="btn btn-fill" href={address}>
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
          {form && Form && (
            <Form
              contact={contact}
              draft={form.draft}
              key={form.draft.key}
              locale={locale}
              onChange={bookingStore.typed}
              onClear={bookingStore.clear}
              onSend={(draft) => void bookingStore.send(draft, 'dialog', locale)}
              problems={form.problems}
              unsent={form.unsent}
            />
          )}
        </div>
      </div>
      <LeaveDialog onLeave={close} ref={leave} words={words.leave} />
    </dialog>
  )
}

function isTyped(dialog: HTMLDialogElement | null, start: object): boolean {
  const form = dialog?.querySelector<HTMLFormElement>('form[novalidate]')
  return !!form && JSON.stringify(readForm(new FormData(form))) !== JSON.stringify(start)
}

interface LeaveDialogProps {
  onLeave: () => void
  ref: Ref<HTMLDialogElement>
  words: { title: string; text: string; stay: string; go: string }
}

function LeaveDialog({ onLeave, ref, words }: LeaveDialogProps) {
  return (
    <dialog
      aria-label={words.title}
      className={leaveDialogStyles.leave}
      ref={ref}
      role="alertdialog"
    >
      <form className={leaveDialogStyles.body} method="dialog">
        <p className={leaveDialogStyles.title}>{words.title}</p>
        <p>{words.text}</p>
        <div className="row">
          <button className="btn btn-fill">{words.stay}</button>
          <button className="btn btn-line" onClick={onLeave} type="button">
            {words.go}
          </button>
        </div>
      </form>
    </dialog>
  )
}
