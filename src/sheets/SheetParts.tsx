import type { ReactNode } from 'react'
import { functionFacts } from '@/booking/rules/describeFunctions'
import { takingDay } from '@/booking/rules/status'
import { type KitchenMessages, kitchenMessages } from '@/i18n/sheetMessages'
import type { Locale } from '@/rules/locales'
import { dayInIndia, formatDay, momentInIndia } from '@/time/days'
import { fullTitle, sourceOf } from './labels'
import { DAY_MAX, type KitchenFunction, type LoadedDay } from './loadDay'
import type { SheetView } from './sheetView'

interface SheetTopProps extends Pick<LoadedDay, 'functions' | 'isCut'> {
  title: string
  view: SheetView
}

/** The day, the number of plates, and warnings. */
export function SheetTop({ functions, isCut, title, view }: SheetTopProps) {
  const { day, language: locale, withQuoted } = view
  const words = kitchenMessages(locale)
  const plates = functions.reduce((sum, one) => sum + (one.isEventOnly ? 0 : one.plates), 0)
  return (
    <header>
      <p>{title}</p>
      <h1>{formatDay(day, locale)}</h1>
      {functions.length > 0 && (
        <>
          <p>
            {[words.functions.count(functions.length), plates > 0 && words.plates(plates)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p>{words.platesRule}</p>
        </>
      )}
      {withQuoted && <p className="sheet__stage">{words.withQuoted}</p>}
      {isCut && <p className="sheet__stage">{words.tooMany(DAY_MAX)}</p>}
    </header>
  )
}

interface SheetFunctionsProps extends Pick<LoadedDay, 'functions' | 'undated'> {
  locale: Locale
}

export function SheetFunctions({ functions, locale, undated }: SheetFunctionsProps) {
  const words = kitchenMessages(locale)
  return (
    <section className="sheet__functions">
      <h2>{words.heading}</h2>
      <ol>
        {functions.map((one) => (
          <FunctionItem key={one.key} locale={locale} one={one} words={words} />
        ))}
      </ol>
      {undated.length > 0 && (
        <p className="sheet__stage">
          {words.undated}: {undated.map((one) => fullTitle(one, words)).join('; ')}
        </p>
      )}
    </section>
  )
}

interface FunctionItemProps {
  locale: Locale
  one: KitchenFunction
  words: KitchenMessages
}

function FunctionItem({ locale, one, words }: FunctionItemProps) {
  const { booking, isEventOnly, row } = one
  const { notes, timeBand, venue } = functionFacts(row, words.functions, locale)
  const warnings = [
    !takingDay.includes(booking.status) && words.notConfirmed,
    !isEventOnly && !row.dishes?.length && words.noMenu,
  ]
  return (
    <li>
      <h3>{fullTitle(one, words)}</h3>
      <p>{[timeBand, venue, platesText(one, words)].filter(Boolean).join(', ')}</p>
      {warnings.some(Boolean) && (
        <p className="sheet__stage">{warnings.filter(Boolean).join('. ')}</p>
      )}
      {notes && <p>{notes}</p>}
    </li>
  )
}

/** For example `400 plates (guaranteed)`. */
export function platesText(
  { from, isEventOnly, plates }: Pick<KitchenFunction, 'from' | 'isEventOnly' | 'plates'>,
  words: KitchenMessages,
): string {
  if (isEventOnly) return words.eventOnly
  return plates > 0 ? `${words.plates(plates)} (${words.from[from]})` : words.noPlates
}

interface SheetFootProps {
  children: ReactNode
  functions: LoadedDay['functions']
  locale: Locale
}

/** The revision of each booking on the sheet, and the time. */
export function SheetFoot({ children, functions, locale }: SheetFootProps) {
  const words = kitchenMessages(locale)
  const sources = [...new Set(functions.map(({ booking }) => sourceOf(booking, words)))]
  return (
    <footer>
      <p>
        {words.printed(momentIn(locale))} {children}
      </p>
      {sources.length > 0 && <p>{sources.join('; ')}</p>}
    </footer>
  )
}

/** The current time in Jaipur, such as `Fri, 20 Nov 2026, 16:05`. */
export function momentIn(locale: Locale): string {
  const now = new Date()
  return `${formatDay(dayInIndia(now), locale)}, ${momentInIndia(now).slice(11)}`
}
