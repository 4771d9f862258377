import type { ReactNode } from 'react'
import { functionTitle } from '@/booking/rules/describeFunctions'
import { messagesFor } from '@/i18n/messagesFor'
import { formatRupees } from '@/money/rules/rupees'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { isOpen } from '@/quote/rules/quoteState'
import { contactLinks } from '@/site/layout/navigation'
import { dayInIndia, formatDay, isDay } from '@/time/days'
import { ContactIcon } from '@/ui/ContactIcon.client'
import { type Accept, AcceptForm } from './AcceptForm.client'
import { type SubmitChangeRequest, ChangeRequestForm } from './ChangeRequestForm.client'
import { Functions } from './Functions'
import { Pay } from './Pay'
import { PaymentSchedule } from './PaymentSchedule'
import { Price } from './Price'
import { type PriceView, priceView, priceWith } from './priceView'
import { QuoteHead } from './QuoteHead'
import styles from './QuotePage.module.css'
import { momentText, paymentsOf, type QuoteView, writtenIn } from './quoteView'
import { Receipts } from './Receipts'
import { WhatChanged } from './WhatChanged'

interface Props {
  accept: Accept
  ask: SubmitChangeRequest
  settings: Partial<SiteSetting>
  token: string
  view: QuoteView
}

/** Everything that a customer sees of one version. */
export function QuotePage({ accept, ask, settings, token, view }: Props) {
  const { locale, state, version } = view
  const { quotePage: words } = messagesFor(locale)
  const { content, issued } = version
  const hasDays = issued.functions.some(({ date }) => date && isDay(date))
  const price = priceView(view, namedFunctions(view))
  return (
    <main className={styles.page} id="content">
      <QuoteHead settings={settings} token={token} view={view} />
      <div className={`wrap page ${styles.body}`}>
        {state === 'expired' && <Expired view={view} />}
        {state === 'accepted' && <Accepted price={price} view={view} />}
        <div className={`buta ${styles.note}`}>
          {content.note ? (
            <p className="voice" {...writtenIn(view)}>
              {content.note}
            </p>
          ) : (
            <p className="voice">{words.welcome(content.buyer.name)}</p>
          )}
        </div>
        {isOpen(state) && <WhatChanged view={view} />}
        <section aria-labelledby="functions" className="stack">
          <h2 id="functions">{words.functions.title}</h2>
          <Functions functions={issued.functions} locale={locale} />
          {hasDays && (
            <p>
              <a className="btn btn-line" href={paths.quoteCalendar(locale, token)}>
                {words.calendar}
              </a>
            </p>
          )}
        </section>
        {isOpen(state) ? (
          <AcceptForm accept={accept} hash={issued.hash} token={token} view={price}>
            <Terms view={view} />
          </AcceptForm>
        ) : (
          <Settled price={price} view={view} />
        )}
        {view.vouchers.length > 0 && (
          <Part id="receipts" title={words.receipts.title}>
            <Receipts locale={locale} token={token} vouchers={view.vouchers} />
          </Part>
        )}
        {isOpen(state) && <AskPart ask={ask} token={token} view={view} />}
        <Contact settings={settings} view={view} />
      </div>
    </main>
  )
}

function namedFunctions({ locale, version }: QuoteView): PriceView['functions'] {
  const { functions: words } = messagesFor(locale).details
  return version.issued.functions.map((one, index) => ({
    id: one.id,
    name: functionTitle(one, index, words),
  }))
}

function Expired({ view: { locale, version } }: { view: QuoteView }) {
  const { expired } = messagesFor(locale).quotePage
  return (
    <section className={`surface stack quiet-focus ${styles.notice}`}>
      <h2>{expired.title}</h2>
      <p>{expired.text(formatDay(version.content.validUntil, locale))}</p>
    </section>
  )
}

function Accepted({ price, view }: { price: PriceView; view: QuoteView }) {
  const { locale, version } = view
  const { accepted: words } = messagesFor(locale).quotePage
  const { acceptance } = version
  if (!acceptance) return null
  const taken = price.content.lines.filter(({ id }) => acceptance.taken.includes(id))
  return (
    <section className={`surface stack quiet-focus ${styles.notice}`} id="accepted" tabIndex={-1}>
      <h2>{words.title}</h2>
      <p>
        {words.by(acceptance.name, momentText(acceptance.at, locale))}{' '}
        {words.total(formatRupees(acceptance.amounts.total))}
      </p>
      {taken.length > 0 && (
        <p>
          {words.taken}{' '}
          <span {...writtenIn(view)}>{taken.map(({ title }) => title).join(', ')}</span>
        </p>
      )}
      <p>{words.next}</p>
      <p className="fine">
        {words.hash} <code>{acceptance.hash.slice(0, 12)}</code>
      </p>
    </section>
  )
}

/** The price of a version that was accepted, or can no longer be accepted. */
function Settled({ price, view }: { price: PriceView; view: QuoteView }) {
  const { locale, version } = view
  const { quotePage: words } = messagesFor(locale)
  const { acceptance } = version
  const counted = acceptance ?? priceWith(price, [])
  const payments = paymentsOf(view, dayInIndia(new Date()))
  const rows = payments?.rows ?? counted.schedule
  const next = payments?.next
  return (
    <>
      <section aria-labelledby="price" className="stack">
        <h2 id="price">{words.price.title}</h2>
        <Price counted={counted} view={price} />
      </section>
      {rows.length > 0 && (
        <Part id="payments" title={words.schedule.title}>
          <PaymentSchedule lang={writtenIn(view)} locale={locale} next={next?.id} rows={rows} />
        </Part>
      )}
      {next && (
        <Part id="pay" title={words.pay.title}>
          <Pay next={next} view={view} />
        </Part>
      )}
      <Terms view={view} />
    </>
  )
}

interface PartProps {
  children: ReactNode
  id: string
  title: string
}

function Part({ children, id, title }: PartProps) {
  return (
    <section aria-labelledby={id} className="stack">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Terms({ view }: { view: QuoteView }) {
  const { terms } = view.version.content
  if (!terms) return null
  return (
    <Part id="terms" title={messagesFor(view.locale).quotePage.terms}>
      <p className={styles.terms} {...writtenIn(view)}>
        {terms}
      </p>
    </Part>
  )
}

function AskPart({
  ask,
  token,
  view,
}: {
  ask: SubmitChangeRequest
  token: string
  view: QuoteView
}) {
  const { locale, version } = view
  const { ask: words } = messagesFor(locale).quotePage
  const requests = version.changeRequests ?? []
  return (
    <section aria-labelledby="ask" className="no-print stack">
      <h2 id="ask">{words.title}</h2>
      {requests.length > 0 && (
        <div className="surface stack quiet-focus" id="asked" role="status" tabIndex={-1}>
          <p>
            <b>{words.sent}</b>
          </p>
          {requests.map(({ at, text }) => (
            <div key={at}>
              <p className="fine">{words.before(momentText(at, locale))}</p>
              <blockquote>{text}</blockquote>
            </div>
          ))}
        </div>
      )}
      <p className="lede">{words.lede}</p>
      <ChangeRequestForm ask={ask} key={requests.length} locale={locale} token={token} />
    </section>
  )
}

function Contact({ settings, view: { locale, number } }: Pick<Props, 'settings' | 'view'>) {
  const { contact } = messagesFor(locale).quotePage
  const { email, phone, whatsapp } = contactLinks(settings, contact.greeting(number))
  if (!phone && !whatsapp && !email) return null
  return (
    <section aria-labelledby="contact" className="no-print stack">
      <h2 id="contact">{contact.title}</h2>
      <p>{contact.text}</p>
      <div className="row">
        {phone && (
          <a className="btn btn-line" href={phone.href}>
            <ContactIcon way="phone" /> {phone.label}
          </a>
        )}
        {whatsapp && (
          <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
            <ContactIcon way="whatsapp" /> {contact.whatsapp}
          </a>
        )}
      </div>
      {email && (
        <p>
          <a href={email.href}>{email.label}</a>
        </p>
      )}
    </section>
  )
}
