import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import type { PictureSource } from '@/components/ui/picture'
import type { Locale } from '@/domain/locales'
import styles from './BookingDialog.module.css'
import type { BookingState } from './bookingState'
import { bookingStore } from './bookingStore'
import { LeaveDialog } from './LeaveDialog'
import { loadBookingForm } from './loadBookingForm'
import { readForm } from './readForm'
import { useModal } from './useModal'
import { bookingWords } from './words'

const BookingForm = lazy(loadBookingForm)

interface Props {
  art?: PictureSource
  form: BookingState['form']
  locale: Locale
}

/** A frame for the form. The shell is there at once, even when the form is still on its way. */
export function BookingDialog({ art, form, locale }: Props) {
  const title = useId()
  const leave = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { booking: words } = bookingWords(locale)

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
              style={{ objectPosition: art.position }}
            />
          )}
        </div>
        <div className={styles.body}>
          <button aria-label={words.close} className={styles.close} onClick={ask} type="button">
            ×
          </button>
          <h2 className="quiet-focus" id={title} ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={`lede ${styles.lede}`}>{words.lede}</p>
          {form && (
            <Suspense fallback={<p role="status">{words.opening}</p>}>
              <BookingForm
                draft={form.draft}
                key={form.draft.key}
                locale={locale}
                onChange={bookingStore.typed}
                onClear={bookingStore.clear}
                onSend={(draft) => void bookingStore.send(draft, 'dialog', locale)}
                problems={form.problems}
                unsent={form.unsent}
              />
            </Suspense>
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
