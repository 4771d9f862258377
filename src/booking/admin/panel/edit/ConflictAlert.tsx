import { useEffect, useRef } from 'react'
import { bookingFields } from '@/i18n/en/bookingFields'
import { panelWords } from '@/i18n/en/bookingPanel'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import type { EditConflict } from './editState'
import type { FormName } from './formFields'

const { conflict: words } = panelWords

interface ConflictAlertProps {
  conflict: EditConflict
  undecided: boolean
}

export function ConflictAlert({ conflict, undecided }: ConflictAlertProps) {
  const { fields, taken, theirs, theirWords, who } = conflict
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [theirs, undecided])

  return (
    <Alert
      aria-label={words.title(who)}
      ref={box}
      role="group"
      tabIndex={-1}
      title={words.title(who)}
      text={
        <>
          <p>
            {undecided ? words.undecided : fields.length ? words.some(fields.length) : words.none}
          </p>
          {taken.length > 0 && (
            <>
              <p>{words.taken}</p>
              <ul>
                {taken.map((field) => (
                  <li key={field}>
                    {bookingFields[field]}: {theirWords[field] || words.empty}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      }
    />
  )
}

interface ConflictChoiceProps {
  field: FormName
  onDecide: (mine: boolean) => void
  theirs: string
  who: string
}

export function ConflictChoice({ field, onDecide, theirs, who }: ConflictChoiceProps) {
  const label = bookingFields[field]

  return (
    <div className="request__conflict desk-note desk-row">
      <p>
        {words.theirs(who)} <b>{theirs || words.empty}</b>
      </p>
      {([true, false] as const).map((mine) => {
        const text = mine ? words.mine : words.take
        return (
          <Button
            aria-label={words.of(text, label)}
            key={text}
            look="small"
            onClick={() => onDecide(mine)}
          >
            {text}
          </Button>
        )
      })}
    </div>
  )
}
