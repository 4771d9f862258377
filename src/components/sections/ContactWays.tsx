import type { ReactNode } from 'react'
import { contactLinks } from '@/components/layout/contactLinks'
import { ContactIcon, type ContactWay } from '@/components/ui/ContactIcon'
import { addressLine } from '@/domain/address'
import { describeOpeningHours } from '@/domain/openingHours'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { SiteSetting } from '@/payload-types'
import styles from './Contact.module.css'

interface Props {
  locale: Locale
  settings: Partial<SiteSetting>
  /** What stands beside a phone number or an e-mail address. */
  beside?: (what: 'phone' | 'email', text: string) => ReactNode
}

/** Every way to reach the business that the settings name. */
export function ContactWays({ beside, locale, settings }: Props) {
  const { contact, nav, unnamed } = messagesFor(locale).site
  const hours = describeOpeningHours(settings.openingHours, messagesFor(locale).site.opening)
  const address = addressLine(settings)
  const greeting = contact.chat(`${settings.name ?? unnamed}, ${nav.contact}`)
  const { email, map, phone, whatsapp } = contactLinks(settings, greeting)
  if (!phone && !whatsapp && !email && !address && !hours) return null
  return (
    <ul className={styles.ways}>
      {phone && (
        <Way beside={beside?.('phone', phone.label)} note={hours} way="phone">
          <a href={phone.href}>{phone.label}</a>
        </Way>
      )}
      {whatsapp && (
        <Way note={contact.whatsappNote} way="whatsapp">
          <a href={whatsapp} rel="noopener noreferrer" target="_blank">
            {contact.whatsapp}
          </a>
        </Way>
      )}
      {email && (
        <Way beside={beside?.('email', email.label)} way="email">
          <a href={email.href}>{email.label}</a>
        </Way>
      )}
      {address && (
        <Way way="address">
          <b>{address}</b>
          {map && (
            <a className={styles.map} href={map} rel="noopener noreferrer" target="_blank">
              {contact.map}
            </a>
          )}
        </Way>
      )}
      {hours && !phone && (
        <Way way="hours">
          <b>{hours}</b>
        </Way>
      )}
    </ul>
  )
}

interface WayProps {
  beside?: ReactNode
  children: ReactNode
  note?: string | null
  way: ContactWay
}

function Way({ beside, children, note, way }: WayProps) {
  return (
    <li>
      <ContactIcon way={way} />
      <div>
        {children}
        {note && <span>{note}</span>}
      </div>
      {beside}
    </li>
  )
}
