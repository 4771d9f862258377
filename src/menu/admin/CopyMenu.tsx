import { useEffect, useId, useState } from 'react'
import { menuWords } from '@/i18n/en/menu'
import { SEARCH_MAX } from '@/menu/rules/findDishes'
import { Button } from '@/ui/panel/Button'
import { Sheet, SheetHead } from '@/ui/panel/Sheet'
import { useOpenDialog } from '@/ui/useOpenDialog'
import { type BookingMenus, findMenus, type PlanMenu } from './menuApi'

const { copyFrom: words, count } = menuWords.picker

export interface NamedMenu {
  dishes: string[]
  title: string
}

interface Props {
  onClose: () => void
  onCopy: (menu: NamedMenu) => void
  others: NamedMenu[]
  plans: PlanMenu[]
  title: string
}

export function CopyMenu({ onClose, onCopy, others, plans, title }: Props) {
  const dialog = useOpenDialog()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useFoundMenus(typed)

  function copy(menu: NamedMenu) {
    // Closes the menu first, so that the browser restores the focus.
    dialog.current?.close()
    onCopy(menu)
  }

  return (
    <Sheet aria-labelledby={`${id}-title`} onClose={onClose} ref={dialog} wide>
      <SheetHead id={`${id}-title`} title={words.title(title)}>
        <p>{words.hint}</p>
      </SheetHead>
      <Offers menus={others} onCopy={copy} title={words.request} />
      <Offers menus={plans} onCopy={copy} title={words.plans} />
      <div className="desk-stack">
        <h3>{words.others}</h3>
        <div className="desk-field">
          <label htmlFor={`${id}-search`}>{words.search}</label>
          <input
            autoComplete="off"
            id={`${id}-search`}
            maxLength={SEARCH_MAX}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            // Enter would submit the form of the booking.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            type="search"
            value={typed}
          />
        </div>
        <div aria-live="polite" className="desk-stack">
          {found === 'failed' && <p className="desk-alarm">{words.failed}</p>}
          {Array.isArray(found) && found.length === 0 && (
            <p className="desk-muted">{words.nothing}</p>
          )}
          {Array.isArray(found) &&
            found.map(({ functions, id: booking, title: name }) => (
              <Offers
                key={booking}
                menus={functions.map((one) => ({ ...one, from: `${name}, ${one.title}` }))}
                onCopy={copy}
                title={name}
              />
            ))}
        </div>
      </div>
      <div className="desk-sheet__bar">
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </Sheet>
  )
}

interface OffersProps {
  menus: (NamedMenu & { from?: string })[]
  onCopy: (menu: NamedMenu) => void
  title: string
}

function Offers({ menus, onCopy, title }: OffersProps) {
  const filled = menus.filter(({ dishes }) => dishes.length > 0)
  if (filled.length === 0) return null
  return (
    <div className="desk-stack">
      <h3>{title}</h3>
      <div className="desk-row">
        {filled.map(({ dishes, from, title: name }, index) => (
          <Button
            // Two functions may have the same name.
            key={index}
            look="small"
            onClick={() => onCopy({ dishes, title: from ?? name })}
          >
            {words.offer(name, count(dishes.length))}
          </Button>
        ))}
      </div>
    </div>
  )
}

const PAUSE_MS = 300

/** Menus of other bookings, loaded when typing pauses. */
function useFoundMenus(typed: string) {
  const [found, setFound] = useState<BookingMenus[] | 'failed'>()
  const q = typed.trim()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(
      () => {
        if (!q) return setFound(undefined)
        findMenus(q, signal).then(
          (menus) => setFound(menus.filter(({ functions }) => functions.length > 0)),
          () => signal.aborted || setFound('failed'),
        )
      },
      q ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [q])

  return found
}
