import { formatPhone } from '@/domain/phone'
import { eventSheet as words } from '@/messages/en/eventSheet'
import type { LoadedSheet } from './loadSheet'

export function SheetContacts({ booking, settings }: Pick<LoadedSheet, 'booking' | 'settings'>) {
  const people = [
    {
      phone: booking.contactNumber,
      who: [words.customer, booking.name].filter(Boolean).join(': '),
    },
    { phone: settings.phone, who: `${words.business}: ${settings.name}` },
  ]
  return (
    <section>
      <h2>{words.contacts}</h2>
      <ul>
        {people
          .filter(({ phone }) => phone)
          .map(({ phone, who }) => (
            <li key={who}>
              {who}, <b>{formatPhone(phone ?? '')}</b>
            </li>
          ))}
      </ul>
    </section>
  )
}
