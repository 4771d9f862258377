import { useEffect, useRef } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { useEditor } from './editorContext'
import { amountsOfEdit } from './editQuote'
import { QuoteChanges } from './QuoteChanges'

const { conflict: words } = quoteWords

/** `onLeave` shows the stored quote, if it has no draft any more. */
export function QuoteConflictAlert({ onLeave }: { onLeave: () => void }) {
  const { dispatch, state } = useEditor()
  const { conflict, content, setup } = state
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [conflict])

  if (!conflict) return null
  const { content: theirs } = conflict
  return (
    <Alert
      aria-label={words.title}
      ref={box}
      role="group"
      tabIndex={-1}
      text={
        <>
          <p>{theirs ? words.hint : words.gone}</p>
          {theirs && (
            <>
              <p>{words.differs}</p>
              <QuoteChanges
                after={theirs}
                before={content}
                totals={[
                  amountsOfEdit(state)?.total,
                  amountsOfEdit({ content: theirs, setup })?.total,
                ]}
              />
            </>
          )}
        </>
      }
      title={words.title}
    >
      <div className="desk-row">
        <Button onClick={() => dispatch({ kind: 'decided', mine: true })}>
          {theirs ? words.mine : words.mineGone}
        </Button>
        <Button onClick={() => (theirs ? dispatch({ kind: 'decided', mine: false }) : onLeave())}>
          {theirs ? words.theirs : words.theirsGone}
        </Button>
      </div>
    </Alert>
  )
}
