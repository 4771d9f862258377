import { useEffect, useState } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { newKey } from '@/ui/forms/deviceDraft'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { useOpenDialog } from '@/ui/useOpenDialog'
import { copyLines, type EarlierQuote } from './editLines'
import { useEditor } from './editorContext'
import { findEarlierQuotes } from './quoteApi'

const { templates: words } = quoteWords

const SEARCH_AFTER_MS = 300

/** Lists the newest quotes, or those that match a name or reference. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { dispatch, state } = useEditor()
  const dialog = useOpenDialog()
  const [text, setText] = useState('')
  const found = useEarlierQuotes(text)

  function copy(quote: EarlierQuote) {
    const lines = copyLines(quote, { newId: newKey, setup: state.setup })
    dispatch({ kind: 'added', lines, step: 'copied', title: quote.title })
    dialog.current?.close()
  }

  return (
    <Dialog onClose={onClose} ref={dialog} text={<p>{words.hint}</p>} title={words.dialog} wide>
      <div className="desk-field">
        <label htmlFor="quote-search">{words.search}</label>
        <input
          autoComplete="off"
          id="quote-search"
          maxLength={80}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          type="search"
          value={text}
        />
      </div>
      <p className="desk-muted" role="status">
        {found === 'searching'
          ? words.searching
          : found === 'failed'
            ? words.failed
            : found.length === 0
              ? words.nothing
              : words.found(found.length)}
      </p>
      {Array.isArray(found) && (
        <ul className="quote-found">
          {found.map((quote) => (
            <li key={quote.id}>
              <button className="desk-menu__item" onClick={() => copy(quote)} type="button">
                <span>
                  <b>{quote.title}</b>
                  <br />
                  <span className="desk-muted">
                    {words.facts(
                      quote.lines.length,
                      quote.total === undefined ? '' : formatRupeesShort(quote.total),
                    )}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="desk-dialog__buttons desk-row">
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </Dialog>
  )
}

type Found = EarlierQuote[] | 'failed' | 'searching'

function useEarlierQuotes(text: string): Found {
  const [answer, setAnswer] = useState<{ found: Found; of: string }>()

  useEffect(() => {
    const search = new AbortController()
    const timer = setTimeout(() => {
      findEarlierQuotes(text, search.signal).then(
        (found) => setAnswer({ found, of: text }),
        () => search.signal.aborted || setAnswer({ found: 'failed', of: text }),
      )
    }, SEARCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [text])

  return answer?.of === text ? answer.found : 'searching'
}
