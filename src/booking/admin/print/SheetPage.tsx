import { formatDay, formatMoment } from '@/time/days'
import { isBlank, mapLink } from '@/rules/text'
import { statusWord } from '@/i18n/en/bookingPanel'
import { eventSheet as words } from '@/i18n/en/board'
import { wordOfField } from '@/booking/rules/describe'
import type { ServiceKind } from '@/rules/serviceKinds'
import { wonStatuses } from '@/booking/rules/status'
import { formatPhone } from '@/rules/phone'
import type { Booking } from '@/payload-types'
import type { LoadedSheet } from './loadSheet'

const { labels } = words

export function SheetPage({ booking, plan, service, settings }: LoadedSheet) {
  const { date, foodPreference, numberOfGuests, selectedService, serviceStyle, status } = booking
  const place = [booking.venueTitle, booking.venueDetails].filter(Boolean).join('\n')
  const kind = selectedService ? wordOfField('selectedService', selectedService) : ''
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
        facts={[
          [labels.date, date ? formatDay(date) : words.notSet],
          [labels.guests, numberOfGuests?.toLocaleString('en-IN') ?? words.notSet],
          [labels.event, [kind, booking.serviceTitle].filter(Boolean).join(': ')],
          [labels.plan, booking.planTitle],
          [labels.venue, place || words.notSet],
          [labels.food, foodPreference && wordOfField('foodPreference', foodPreference)],
          [labels.serving, serviceStyle && wordOfField('serviceStyle', serviceStyle)],
          [labels.wishes, booking.message],
        ]}
        map={booking.venueTitle ? mapLink(booking.venueTitle) : undefined}
      />
      <SheetContacts booking={booking} settings={settings} />
      <SheetIncludes items={service?.includes} title={booking.serviceTitle} />
      <SheetIncludes items={plan?.features} title={booking.planTitle} />
      <SheetNotes timeline={booking.timeline} />
      <SheetChecklist kind={selectedService} />
      <footer>{words.printed(formatMoment(new Date().toISOString()))}</footer>
    </article>
  )
}

interface SheetFactsProps {
  facts: [label: string, value: string | null | undefined][]
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
