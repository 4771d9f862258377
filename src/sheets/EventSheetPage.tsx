import { Fragment } from 'react'
import { dayFunctions } from '@/booking/rules/dayFunctions'
import { functionFacts, functionTitle, spanOf } from '@/booking/rules/describeFunctions'
import type { FieldName } from '@/booking/rules/fields'
import { type BookingFunction, daysOfBooking } from '@/booking/rules/functions'
import { platesOf } from '@/booking/rules/platesOf'
import { takingDay, wonStatuses } from '@/booking/rules/status'
import { type EventSheetMessages, eventSheetMessages } from '@/i18n/sheetMessages'
import { groupByFood } from '@/menu/rules/cooking'
import { courseWord } from '@/menu/rules/courses'
import { pickDishes } from '@/menu/rules/dishes'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { formatPhone } from '@/rules/phone'
import type { ServiceKind } from '@/rules/serviceKinds'
import { isBlank, mapLink } from '@/rules/text'
import { formatDay } from '@/time/days'
import { InLanguage } from './InLanguage'
import type { LoadedSheet } from './loadSheet'
import { momentIn } from './SheetParts'

interface InWords {
  words: EventSheetMessages
}

export function EventSheetPage({ booking, dishes, locale, plan, service, settings }: LoadedSheet) {
  const { selectedService, status } = booking
  const words = eventSheetMessages(locale)
  const isAgreed = wonStatuses.includes(status)
  // As the settings call them now, where they still have them.
  const [planTitle, serviceTitle] = [
    plan?.title || booking.planTitle,
    service?.title || booking.serviceTitle,
  ]
  const facts = factsOf({ ...booking, planTitle, serviceTitle }, { locale, words })

  return (
    <article className="sheet__page" lang={locale}>
      <header>
        <p>{[settings.name, words.title].filter(Boolean).join(', ')}</p>
        <h1>{booking.name || words.noName}</h1>
        {booking.reference && (
          <p>
            {words.reference} <b>{booking.reference}</b>
          </p>
        )}
        {!isAgreed && <p className="sheet__stage">{words.stage(status)}</p>}
      </header>
      <SheetFacts
        facts={Object.values(facts).filter((fact) => fact !== null)}
        map={booking.venueTitle ? mapLink(booking.venueTitle) : undefined}
        words={words}
      />
      <SheetFunctions booking={booking} dishes={dishes} locale={locale} words={words} />
      <SheetContacts booking={booking} settings={settings} words={words} />
      <SheetIncludes items={service?.includes} title={serviceTitle} words={words} />
      <SheetIncludes items={plan?.features} title={planTitle} words={words} />
      <SheetNotes timeline={booking.timeline} words={words} />
      <SheetChecklist kind={selectedService} words={words} />
      <footer>
        {words.printed({ moment: momentIn(locale), revision: booking.revision ?? 0 })}
      </footer>
    </article>
  )
}

type SheetFact = [label: string, value: string | null | undefined]

/** In the order of the sheet. Null: it stands elsewhere on it, or the crew does not need it. */
function factsOf(
  booking: Booking,
  { locale, words }: InWords & { locale: Locale },
): Record<FieldName, SheetFact | null> {
  const { date, foodPreference, numberOfGuests, selectedService, serviceStyle } = booking
  const { details, labels } = words
  const { options } = details
  const word = (texts: Record<string, string>, code?: string | null) =>
    code && (texts[code] ?? code)
  const kind = word(options.selectedService, selectedService)
  const place = [booking.venueTitle, booking.venueDetails].filter(Boolean).join('\n')
  const days = spanOf(daysOfBooking(booking), locale)
  return {
    date: [labels.date, days || date || words.notSet],
    numberOfGuests: [labels.guests, numberOfGuests?.toLocaleString('en-IN') ?? words.notSet],
    service: [labels.event, [kind, booking.serviceTitle].filter(Boolean).join(': ')],
    plan: [labels.plan, booking.planTitle],
    venueTitle: [labels.venue, place || (booking.functions?.length ? '' : words.notSet)],
    foodPreference: [labels.food, word(options.foodPreference, foodPreference)],
    serviceStyle: [labels.serving, word(options.serviceStyle, serviceStyle)],
    message: [labels.wishes, booking.message],
    functions: null,
    ...{ contactNumber: null, name: null, selectedService: null, venueDetails: null },
    ...{ bestTime: null, budgetBand: null, campaign: null, contactBy: null, email: null },
    heardFrom: null,
  }
}

interface SheetFactsProps extends InWords {
  facts: SheetFact[]
  map?: string
}

function SheetFacts({ facts, map, words }: SheetFactsProps) {
  return (
    <>
      <dl className="sheet__facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {label === words.labels.venue && map && (
                  <a href={map} rel="noopener noreferrer" target="_blank">
                    {words.map}
                  </a>
                )}
              </dd>
            </div>
          ))}
      </dl>
      <ul className="sheet__times">
        {words.times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </>
  )
}

type FunctionsProps = InWords & Pick<LoadedSheet, 'booking' | 'dishes' | 'locale'>

/** The crew needs times of each function, which are written by hand like those of a single event. */
function SheetFunctions({ booking, dishes, locale, words }: FunctionsProps) {
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

/** Veg apart from non-veg, since they are cooked and served apart. */
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

function SheetChecklist({ kind, words }: InWords & { kind?: ServiceKind | null }) {
  const { both, catering, event } = words.checklists
  const own = kind ? words.checklists[kind] : [...event, ...catering]
  return (
    <section>
      <h2>{words.checklist}</h2>
      <ul className="sheet__boxes sheet__columns">
        {[...own, ...both].map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </section>
  )
}

type ContactsProps = InWords & Pick<LoadedSheet, 'booking' | 'settings'>

function SheetContacts({ booking, settings, words }: ContactsProps) {
  const people = [
    {
      phone: booking.contactNumber,
      who: [words.customer, booking.name].filter(Boolean).join(': '),
    },
    {
      phone: settings.phone,
      who: [words.business, settings.name].filter(Boolean).join(': '),
    },
  ].filter(({ phone }) => phone?.trim())
  if (people.length === 0) return null
  return (
    <section>
      <h2>{words.contacts}</h2>
      <ul>
        {people.map(({ phone, who }) => (
          <li key={who}>
            {who}, <b>{formatPhone(phone ?? '')}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface IncludesProps extends InWords {
  items?: string[] | null
  title?: string | null
}

function SheetIncludes({ items, title, words }: IncludesProps) {
  const lines = (items ?? []).filter((item) => !isBlank(item))
  if (lines.length === 0 || !title) return null
  return (
    <section>
      <h2>{words.includes(title)}</h2>
      <ul className="sheet__columns">
        {lines.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function SheetNotes({ timeline, words }: InWords & Pick<Booking, 'timeline'>) {
  const notes = (timeline ?? []).filter(
    ({ crew, kind, removedAt, text }) => crew && kind === 'note' && !removedAt && text?.trim(),
  )
  return (
    <section>
      <h2>{words.notes}</h2>
      {notes.length === 0 ? (
        <p>{words.noNotes}</p>
      ) : (
        <ul>
          {notes.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
