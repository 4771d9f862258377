import { spanOf } from '@/booking/rules/describeFunctions'
import type { EventSheetPart } from '@/booking/rules/fields'
import { daysOfBooking } from '@/booking/rules/functions'
import { wonStatuses } from '@/booking/rules/status'
import { type EventSheetMessages, eventSheetMessages } from '@/i18n/sheetMessages'
import type { Booking } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { formatPhone } from '@/rules/phone'
import type { ServiceKind } from '@/rules/serviceKinds'
import { isBlank, mapLink } from '@/rules/text'
import { EventFunctions } from './EventFunctions'
import type { LoadedSheet } from './loadSheet'
import { momentIn } from './SheetParts'

interface InWords {
  words: EventSheetMessages
}

export function EventSheetPage({ booking, dishes, locale, plan, service, settings }: LoadedSheet) {
  const { selectedService, status } = booking
  const words = eventSheetMessages(locale)
  const isAgreed = wonStatuses.includes(status)
  // The current titles from the content, if they still exist.
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
        facts={Object.values(facts)}
        map={booking.venueTitle ? mapLink(booking.venueTitle) : undefined}
        words={words}
      />
      <EventFunctions booking={booking} dishes={dishes} locale={locale} words={words} />
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

/** In the order of the sheet. The customer and the phone number stand elsewhere on it. */
function factsOf(
  booking: Booking,
  { locale, words }: InWords & { locale: Locale },
): Record<Exclude<EventSheetPart, 'customer' | 'phone'>, SheetFact> {
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
    guests: [labels.guests, numberOfGuests?.toLocaleString('en-IN') ?? words.notSet],
    service: [labels.event, [kind, booking.serviceTitle].filter(Boolean).join(': ')],
    plan: [labels.plan, booking.planTitle],
    venue: [labels.venue, place || (booking.functions?.length ? '' : words.notSet)],
    food: [labels.food, word(options.foodPreference, foodPreference)],
    serving: [labels.serving, word(options.serviceStyle, serviceStyle)],
    wishes: [labels.wishes, booking.message],
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
