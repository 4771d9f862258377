import type { ReactNode } from 'react'
import { kitchenBar as words } from '@/i18n/en/kitchen'
import { languages, type Locale, locales } from '@/i18n/locales'
import { panelPaths } from '@/panel/panelPaths'
import { addDays, type Day, formatDay, monthOf } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { PrintButton } from '@/ui/PrintButton.client'
import type { SheetView } from './sheetView'

interface Props {
  children: ReactNode
  hrefOf: (view: SheetView) => string
  title: string
  view: SheetView
}

/** Above a sheet, and not printed: other days, languages and stages. */
export function SheetBar({ children, hrefOf, title, view }: Props) {
  const { day, language, only, withQuoted } = view
  return (
    <nav aria-label={title} className="sheet__bar desk-row">
      <div className="desk-row">
        <a className={buttonClass()} href={panelPaths.calendar(monthOf(day))}>
          {words.calendar}
        </a>
        {!only && <Days day={day} hrefOf={(other) => hrefOf({ ...view, day: other })} />}
      </div>
      <div className="desk-row">
        <Languages chosen={language} hrefOf={(other) => hrefOf({ ...view, language: other })} />
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

interface LanguagesProps {
  chosen: Locale
  hrefOf: (locale: Locale) => string
}

function Languages({ chosen, hrefOf }: LanguagesProps) {
  return (
    <div aria-label={words.languages} className="desk-row" role="group">
      {locales.map((locale) => (
        <a
          aria-current={locale === chosen ? 'true' : undefined}
          className={buttonClass()}
          href={hrefOf(locale)}
          key={locale}
          lang={locale}
        >
          {languages[locale].name}
        </a>
      ))}
    </div>
  )
}
