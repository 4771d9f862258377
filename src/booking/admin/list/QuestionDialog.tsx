import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import type { Confirmation } from './contexts'

const { deletion } = dashboard

interface Props {
  onCancel: () => void
  onConfirm: (question: Confirmation) => void
  question: Confirmation
}

export function QuestionDialog({ onCancel, onConfirm, question }: Props) {
  const { bookings, kind } = question

  return (
    <ConfirmDialog
      cancel={deletion.cancel}
      confirm={confirmWords[kind]}
      look={kind === 'confirm' ? 'main' : 'danger'}
      onCancel={onCancel}
      onConfirm={() => onConfirm(question)}
      text={
        <>
          {namesOf(bookings)}
          {kind === 'erase' && <p>{words.question.eraseHint}</p>}
        </>
      }
      title={textOf(question)}
    />
  )
}

const confirmWords = {
  confirm: words.question.confirm,
  delete: deletion.confirm,
  erase: words.erase,
}

function textOf({ bookings, kind }: Confirmation): string {
  const { confirmMany, deleteMany, eraseMany, eraseOne } = words.question
  if (kind === 'confirm') return confirmMany(bookings.length)
  if (bookings.length === 1) return kind === 'erase' ? eraseOne : deletion.question
  return (kind === 'erase' ? eraseMany : deleteMany)(bookings.length)
}

const NAMED = 5

export function namesOf(bookings: Confirmation['bookings']): string {
  const names = bookings.slice(0, NAMED).map(({ who }) => who)
  const more = bookings.length - names.length
  return more > 0 ? words.question.andMore(names.join(', '), more) : names.join(', ')
}
