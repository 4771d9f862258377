import { dayFunctions, platesOf } from '@/booking/rules/dayFunctions'
import { wordOfField } from '@/booking/rules/describe'
import { functionFacts, functionTitle, spanOf } from '@/booking/rules/describeFunctions'
import type { FieldName } from '@/booking/rules/fields'
import { type BookingFunction, daysOfBooking } from '@/booking/rules/functions'
import { takingDay, wonStatuses } from '@/booking/rules/status'
import { eventSheet as words } from '@/i18n/en/board'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { statusWord } from '@/i18n/en/bookingPanel'
import { kitchen } from '@/i18n/en/kitchen'
import { groupByFood } from '@/menu/rules/cooking'
import { pickDishes } from '@/menu/rules/dishes'
import { describeMenu } from '@/menu/rules/menu'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import { formatPhone } from '@/rules/phone'
import type { ServiceKind } from '@/rules/serviceKinds'
import { isBlank, mapLink } from '@/rules/text'
import { formatDay, formatMoment } from '@/time/days'
import type { LoadedSheet } from './loadSheet'

const { labels } = words

export function SheetPage({ booking, dishes, plan, service, settings }: LoadedSheet) {
  const { selectedService, status } = booking
  const isAgreed = wonStatuses.includes(status)

  return (
    <article className="sheet__page">
      <header>
        <p>{[settings.name, words.title].filter(Boolean).join(', ')}</p>
        <h1>{booking.name || words.noName}</h1>
        {booking.reference && (
          <p>
            {words.reference} <b>{booking.reference}</b>
          </p>
        )}
        {!isAgreed && <p className="sheet__stage">{words.stage(statusWord(status))}</p>}
      </header>
      <SheetFacts
        facts={Object.values(factsOf(booking)).filter((fact) => fact !== null)}
        map={booking.venueTitle ? mapLink(booking.venueTitle) : undefined}
      />
      <SheetFunctions booking={booking} dishes={dishes} />
      <SheetContacts booking={booking} settings={settings} />
      <SheetIncludes items={service?.includes} title={booking.serviceTitle} />
      <SheetIncludes items={plan?.features} title={booking.planTitle} />
      <SheetNotes timeline={booking.timeline} />
      <SheetChecklist kind={selectedService} />
      <footer>{printed(booking)}</footer>
    </article>
  )
}

type SheetFact = [label: string, value: string | null | undefined]

/** In the order of the sheet. Null: it stands elsewhere on it, or the crew does not need it. */
function factsOf(booking: Booking): Record<FieldName, SheetFact | null> {
  const { date, foodPreference, numberOfGuests, selectedService, serviceStyle } = booking
  const kind = selectedService ? wordOfField('selectedService', selectedService) : ''
  const place = [booking.venueTitle, booking.venueDetails].filter(Boolean).join('\n')
  return {
    date: [labels.date, spanOf(daysOfBooking(booking)) || date || words.notSet],
    numberOfGuests: [labels.guests, numberOfGuests?.toLocaleString('en-IN') ?? words.notSet],
    service: [labels.event, [kind, booking.serviceTitle].filter(Boolean).join(': ')],
    plan: [labels.plan, booking.planTitle],
    venueTitle: [labels.venue, place || (booking.functions?.length ? '' : words.notSet)],
    foodPreference: [labels.food, foodPreference && wordOfField('foodPreference', foodPreference)],
    serviceStyle: [labels.serving, serviceStyle && wordOfField('serviceStyle', serviceStyle)],
    message: [labels.wishes, booking.message],
    functions: null,
    ...{ contactNumber: null, name: null, selectedService: null, venueDetails: null },
    ...{ bestTime: null, budgetBand: null, campaign: null, contactBy: null, email: null },
    heardFrom: null,
  }
}

interface SheetFactsProps {
  facts: SheetFact[]
  map?: string
}

function SheetFacts({ facts, map }: SheetFactsProps) {
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

type FunctionsProps = Pick<LoadedSheet, 'booking' | 'dishes'>

/** The crew needs times of each function, which are written by hand like those of a single event. */
function SheetFunctions({ booking, dishes }: FunctionsProps) {
  const { functions, status } = booking
  if (!functions?.length) return null
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
          const { notes, venue, ...facts } = functionFacts(plain, bookingDetails.functions)
          const found = dated.find((other) => other.index === index)
          return (
            <li key={one.id ?? index}>
              <h3>{functionTitle(one, index, bookingDetails.functions)}</h3>
              <p>{Object.values(facts).filter(Boolean).join(', ')}</p>
              {venue && <p>{venue}</p>}
              <FunctionMenu dishes={pickDishes(dishes, one.dishes)} row={one} />
              {notes && <p>{notes}</p>}
              {found && (
                <p className="sheet__links">
                  <a href={panelPaths.kitchen({ day: found.day, withQuoted })}>
                    {words.kitchen(formatDay(found.day))}
                  </a>
                  <a href={panelPaths.purchases({ day: found.day, only: found.key })}>
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

interface FunctionMenuProps {
  dishes: LoadedSheet['dishes']
  row: BookingFunction
}

/** Veg apart from non-veg, since they are cooked and served apart. */
function FunctionMenu({ dishes, row }: FunctionMenuProps) {
  const { from, plates } = platesOf(row)
  if (row.kind === 'event' && dishes.length === 0) return null
  return (
    <>
      <p>{plates > 0 ? `${kitchen.plates(plates)} (${kitchen.from[from]})` : kitchen.noPlates}</p>
      {dishes.length === 0 && <p className="sheet__stage">{kitchen.noMenu}</p>}
      {groupByFood(dishes).map(({ courses, food }) => (
        <div className="sheet__menu" key={food}>
          <h4>{kitchen.foods[food]}</h4>
          {describeMenu(courses.flatMap((course) => course.dishes)).map((course) => (
            <p key={course}>{course}</p>
          ))}
        </div>
      ))}
    </>
  )
}

const printed = ({ revision }: Booking) =>
  words.printed({ moment: formatMoment(new Date().toISOString()), revision: revision ?? 0 })

const { both, catering, event } = words.checklists

function SheetChecklist({ kind }: { kind?: ServiceKind | null }) {
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

function SheetContacts({ booking, settings }: Pick<LoadedSheet, 'booking' | 'settings'>) {
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

interface Props {
  items?: string[] | null
  title?: string | null
}

function SheetIncludes({ items, title }: Props) {
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

function SheetNotes({ timeline }: Pick<Booking, 'timeline'>) {
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
