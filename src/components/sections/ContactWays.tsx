import type { ReactNode } from 'react'
import { contactLinks } from '@/components/layout/contactLinks'
import { ContactIcon, type ContactWay } from '@/components/ui/ContactIcon'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { SiteSetting } from '@/payload-types'
import styles from './Contact.module.css'

/** Every way to reach the business that the settings name. */
export function ContactWays({
  locale,
  settings,
}: {
  locale: Locale
  settings: Partial<SiteSetting>
}) {
  const { contact, nav, unnamed } = messagesFor(locale).site
  const { address, hours, social } = settings
  const greeting = contact.chat(`${settings.name ?? unnamed}, ${nav.contact}`)
  const { email, phone, whatsapp } = contactLinks(settings, greeting)
  if (!phone && !whatsapp && !email && !address) return null
  return (
    <ul className={styles.ways}>
      {phone && (
        <Way note={hours} way="phone">
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
        <Way way="email">
          <a href={email.href}>{email.label}</a>
        </Way>
      )}
      {address && (
        <Way way="address">
          {social?.map ? (
            <a href={social.map} rel="noopener noreferrer" target="_blank">
              {address}
            </a>
          ) : (
            <b>{address}</b>
          )}
        </Way>
      )}
    </ul>
  )
}

function Way({
  children,
  note,
  way,
}: {
  children: ReactNode
  note?: string | null
  way: ContactWay
}) {
  return (
    <li>
      <ContactIcon way={way} />
      <div>
        {children}
        {note && <span>{note}</span>}
      </div>
    </li>
  )
}
