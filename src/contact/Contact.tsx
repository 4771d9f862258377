import Link from 'next/link'
import type { ReactNode } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage, SiteSetting } from '@/payload-types'
import { addressLine } from '@/rules/addressLine'
import type { Locale } from '@/rules/locales'
import { describeOpeningHours } from '@/rules/openingHours'
import { contactLinks } from '@/site/layout/navigation'
import { Address } from '@/ui/Address'
import { BookLink } from '@/ui/BookLink'
import { ContactIcon, type ContactWay } from '@/ui/ContactIcon.client'
import { SectionHead } from '@/ui/SectionHead'
import styles from './Contact.module.css'

interface ContactProps {
  locale: Locale
  heading?: HomePage['contact']
  settings: Partial<SiteSetting>
}

export function Contact({ heading, locale, settings }: ContactProps) {
  const { site } = messagesFor(locale)
  return (
    <section className="section later paper" id="contact">
      <div className="wrap">
        <SectionHead {...heading} title={heading?.title ?? site.pages.contact.title}>
          <div className="row">
            <BookLink className="btn btn-fill" locale={locale}>
              {site.actions.openForm}
            </BookLink>
            <Link className="more" href={paths.contact(locale)}>
              {site.contact.more}
            </Link>
          </div>
        </SectionHead>
        <ContactWays locale={locale} settings={settings} />
      </div>
    </section>
  )
}

interface ContactWaysProps {
  locale: Locale
  settings: Partial<SiteSetting>
  beside?: (what: 'phone' | 'email', text: string) => ReactNode
}

export function ContactWays({ beside, locale, settings }: ContactWaysProps) {
  const { contact, footer, pages, unnamed } = messagesFor(locale).site
  const hours = describeOpeningHours(settings.openingHours, messagesFor(locale).site.opening)
  const address = addressLine(settings)
  const licences = (['fssai', 'gstin'] as const).filter((name) => settings[name])
  const greeting = contact.chat(`${settings.name ?? unnamed}, ${pages.contact.title}`)
  const { email, map, phone, whatsapp } = contactLinks(settings, greeting)
  if (!phone && !whatsapp && !email && !address && !hours) return null
  return (
    <ul className={`surface lined ${styles.ways}`}>
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
          <b {...langProps(settings, 'address')}>
            <Address parts={settings} />
          </b>
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
      {licences.length > 0 && (
        <li className={`fine ${styles.licences}`}>
          {licences.map((name) => (
            <span key={name}>
              {footer[name]} {settings[name]}
            </span>
          ))}
        </li>
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
        {note && <span className="fine">{note}</span>}
      </div>
      {beside}
    </li>
  )
}
