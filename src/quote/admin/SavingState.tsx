import { quoteWords } from '@/i18n/en/quote'
import { isUnsaved, type QuoteEdit } from './editQuote'

const { saving: words } = quoteWords

interface Props {
  onRetry: () => void
  state: QuoteEdit
}

export function SavingState({ onRetry, state }: Props) {
  const { notSaved } = state

  return (
    <p
      className={
        notSaved ? 'quote-saving desk-small desk-alarm' : 'quote-saving desk-small desk-muted'
      }
    >
      <span role="status">{textOf(state)}</span>
      {notSaved && (
        <>
          {' '}
          <button className="desk-link" onClick={onRetry} type="button">
            {words.retry}
          </button>
        </>
      )}
    </p>
  )
}

function textOf(state: QuoteEdit): string {
  const { conflict, notSaved, revision, saving } = state
  if (notSaved) return words[notSaved]
  if (saving) return words.saving
  if (conflict || isUnsaved(state)) return words.unsaved
  return revision === 0 ? words.new : words.saved
}
