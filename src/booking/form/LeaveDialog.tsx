import { useEffect } from 'react'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { closeOnBack } from '@/ui/closeOnBack'
import type { OpenForm } from './bookingState'
import { readForm } from './draft'
import styles from './LeaveDialog.module.css'

interface Props {
  onBack: () => void
  onLeave: () => void
  locale: Locale
}

export function LeaveDialog({ locale, onBack, onLeave }: Props) {
  const words = formMessages(locale).booking.leave
  useEffect(() => closeOnBack(onBack), [onBack])
  return (
    <dialog aria-label={words.title} className={styles.leave} role="alertdialog">
      <form className="surface stack" method="dialog">
        <p className="display">{words.title}</p>
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

/** Returns false when nothing would be lost, so that the dialog asks no question. */
export function confirmLeave(dialog: HTMLDialogElement, { draft, unsent }: OpenForm): boolean {
  const form = dialog.querySelector<HTMLFormElement>('form[novalidate]')
  const isTyped =
    form && JSON.stringify(readForm(new FormData(form))) !== JSON.stringify(draft.values)
  if (unsent || isTyped) dialog.querySelector('dialog')?.showModal()
  return unsent || !!isTyped
}
