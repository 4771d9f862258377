import { formatDay, formatMoment } from '@/domain/days'
import { mapLink } from '@/domain/mapLink'
import { statusWord } from '@/messages/en/bookingWork'
import { eventSheet as words } from '@/messages/en/eventSheet'
import { wordOfField } from '@/messages/wordOfField'
import type { LoadedSheet } from './loadSheet'
import { SheetChecklist } from './SheetChecklist'
import { SheetContacts } from './SheetContacts'
import { SheetFacts } from './SheetFacts'
import { SheetIncludes } from './SheetIncludes'
import { SheetNotes } from './SheetNotes'

const { labels } = words

export function SheetPage({ booking, plan, service, settings }: LoadedSheet) {
  const { date, foodPreference, numberOfGuests, selectedService, serviceStyle, status } = booking
  const place = [booking.venueTitle, booking.venueDetails].filter(Boolean).join('\n')
  const kind = selectedService ? wordOfField('selectedService', selectedService) : ''
  const isAgreed = ['completed', 'confirmed'].includes(status)

  return (
    <article className="sheet__page">
      <header>
        <p>
          {settings.name}, {words.title}
        </p>
        <h1>{booking.name || words.noName}</h1>
        <p>
          {words.reference} <b>{booking.reference}</b>
        </p>
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
