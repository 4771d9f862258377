import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { findReceived } from '@/booking/create/createBooking'
import { ReceivedDetails } from '@/booking/form/ReceivedDetails.client'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { contactLinks, promiseOf } from '@/site/layout/navigation'
import { readSettings } from '@/site/reads/globals'
import { PageHead } from '@/site/sections/PageHead'
import { CopyButton } from '@/ui/CopyButton.client'
import styles from './received.module.css'

export const dynamic = 'force-dynamic'

interface Props extends LocaleParams {
  searchParams: Promise<{ reference?: string | string[] }>
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.received
  return { description, robots: { follow: false, index: false }, title }
}

export default async function Received({ params, searchParams }: Props) {
  const locale = await pageLocale({ params })
  const { booking } = messagesFor(locale)
  const { thanks } = booking
  const reference = String((await searchParams).reference ?? '')
  const received = await findReceived(reference)
  if (!received) redirect(paths.booking(locale))
  const settings = await readSettings(locale)
  const { whatsapp } = contactLinks(settings, booking.chatReceived(reference))
  const { replyWay } = received
  const promise = replyWay ? [booking.promise[replyWay](promiseOf(settings))] : []
  return (
    <>
      <PageHead title={thanks.title} />
      <section className={`wrap split page ${styles.place}`}>
        <p className={`surface ${styles.reference}`}>
          <span className="fine">{thanks.reference}</span>
          <b>{reference}</b>
          <CopyButton text={reference} what={booking.copyWhat} words={booking.copy} />
          <span className="fine">{thanks.keep}</span>
        </p>
        <div className="stack">
          <h2>{thanks.next}</h2>
          <ol className="numbered">
            {[...promise, ...thanks.steps].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ReceivedDetails locale={locale} reference={reference} title={thanks.booked} />
          <div className="row">
            {whatsapp && (
              <a className="btn btn-fill" href={whatsapp} rel="noopener noreferrer" target="_blank">
                {booking.continueOnWhatsApp}
              </a>
            )}
            <Link className="btn btn-line" href={paths.home(locale)}>
              {thanks.home}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
