import type { ReactNode } from 'react'
import { kitchenBar as words } from '@/i18n/en/kitchen'
import { panelPaths } from '@/panel/panelPaths'
import { addDays, type Day, formatDay, monthOf } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { PrintButton } from '@/ui/PrintButton.client'
import { SheetLanguages } from './SheetLanguages'
import type { SheetView } from './sheetView'

interface Props {
  children: ReactNode
  hrefOf: (view: SheetView) => string
  title: string
  view: SheetView
}

/** The bar above a sheet, which is not printed: day, language and statuses. */
export function SheetBar({ children, hrefOf, title, view }: Props) {
  const { day, language, only, withQuoted } = view
  return (
    <nav aria-label={title} className="sheet__bar desk-row desk-row--between">
      <div className="desk-row">
        <a className={buttonClass()} href={panelPaths.calendar(monthOf(day))}>
          {words.calendar}
        </a>
        {!only && <Days day={day} hrefOf={(other) => hrefOf({ ...view, day: other })} />}
      </div>
      <div className="desk-row">
        <SheetLanguages
          chosen={language}
          hrefOf={(other) => hrefOf({ ...view, language: other })}
          label={words.languages}
        />
        {!only && (
          <a className={buttonClass()} href={hrefOf({ ...view, withQuoted: !withQuoted })}>
            {withQuoted ? words.confirmedOnly : words.withQuoted}
          </a>
        )}
        {children}
        <PrintButton className={buttonClass('main')}>{words.print}</PrintButton>
      </div>
    </nav>
  )
}

function Days({ day, hrefOf }: { day: Day; hrefOf: (day: Day) => string }) {
  const [previous, next] = [addDays(day, -1), addDays(day, 1)]
  return (
    <div aria-label={words.days} className="desk-row" role="group">
      <a
        aria-label={words.previous(formatDay(previous))}
        className={buttonClass()}
        href={hrefOf(previous)}
      >
        ←
      </a>
      <a aria-label={words.next(formatDay(next))} className={buttonClass()} href={hrefOf(next)}>
        →
      </a>
    </div>
  )
}
