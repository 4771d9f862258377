import { Fragment } from 'react'
import { dayFunctions } from '@/booking/rules/dayFunctions'
import { functionFacts, functionTitle } from '@/booking/rules/describeFunctions'
import { type BookingFunction, daysOfBooking } from '@/booking/rules/functions'
import { platesOf } from '@/booking/rules/platesOf'
import { takingDay } from '@/booking/rules/status'
import type { EventSheetMessages } from '@/i18n/sheetMessages'
import { groupByFood } from '@/menu/rules/cooking'
import { courseWord } from '@/menu/rules/courses'
import { pickDishes } from '@/menu/rules/dishes'
import { panelPaths } from '@/panel/panelPaths'
import { formatDay } from '@/time/days'
import { InLanguage } from './InLanguage'
import type { LoadedSheet } from './loadSheet'

interface InWords {
  words: EventSheetMessages
}

type Props = InWords & Pick<LoadedSheet, 'booking' | 'dishes' | 'locale'>

/** The times of each function are blank lines to write on, as for a single event. */
export function EventFunctions({ booking, dishes, locale, words }: Props) {
  const { functions, status } = booking
  if (!functions?.length) return null
  const { functions: texts } = words.details
  const dated = daysOfBooking(booking).flatMap((day) =>
    dayFunctions([booking], day).map(({ index, key }) => ({ day, index, key })),
  )
  const withQuoted = !takingDay.includes(status)
  return (
    <section className="sheet__functions">
      <h2>{words.functions}</h2>
      <ol>
        {functions.map((one, index) => {
          const plain = { ...one, dishes: null }
          const { notes, venue, ...facts } = functionFacts(plain, texts, locale)
          const when = Object.values(facts).filter(Boolean).join(', ')
          const found = dated.find((other) => other.index === index)
          return (
            <li key={one.id ?? index}>
              <h3>{functionTitle(one, index, texts)}</h3>
              {when && <p>{when}</p>}
              {venue && <p>{venue}</p>}
              <FunctionMenu
                dishes={pickDishes(dishes, one.dishes)}
                locale={locale}
                row={one}
                words={words}
              />
              {notes && <p>{notes}</p>}
              {found && (
                <p className="desk-row">
                  <a href={panelPaths.kitchen({ day: found.day, language: locale, withQuoted })}>
                    {words.kitchen(formatDay(found.day, locale))}
                  </a>
                  <a
                    href={panelPaths.purchases({
                      day: found.day,
                      language: locale,
                      only: found.key,
                    })}
                  >
                    {words.purchases}
                  </a>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface FunctionMenuProps extends InWords, Pick<LoadedSheet, 'dishes' | 'locale'> {
  row: BookingFunction
}

/** Veg and non-veg separately, because they are cooked and served separately. */
function FunctionMenu({ dishes, locale, row, words: { food: words } }: FunctionMenuProps) {
  const { from, plates } = platesOf(row)
  if (row.kind === 'event' && dishes.length === 0) return null
  return (
    <>
      <p>{plates > 0 ? `${words.plates(plates)} (${words.from[from]})` : words.noPlates}</p>
      {dishes.length === 0 && <p className="sheet__stage">{words.noMenu}</p>}
      {groupByFood(dishes).map(({ courses, food }) => (
        <div key={food}>
          <h4>{words.foods[food]}</h4>
          {courses.map(({ course, dishes: menu }) => (
            <p key={course}>
              {courseWord(course, locale)}:{' '}
              {menu.map(({ id, title }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <InLanguage locale={locale} texts={title} />
                </Fragment>
              ))}
            </p>
          ))}
        </div>
      ))}
    </>
  )
}
