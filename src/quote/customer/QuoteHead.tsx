import { spanOf } from '@/booking/rules/describeFunctions'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { languages, type Locale, locales } from '@/rules/locales'
import { formatPhone } from '@/rules/phone'
import { dayInIndia, formatDay, isDay } from '@/time/days'
import { BrandLogo } from '@/ui/BrandLogo'
import { PrintButton } from '@/ui/PrintButton.client'
import styles from './QuotePage.module.css'
import { QuoteProgress } from './QuoteProgress'
import { paymentsOf, type QuoteView } from './quoteView'

interface Props {
  settings: Partial<SiteSetting>
  token: string
  view: QuoteView
}

/** Sender and recipient of the quote, its details, and its progress. */
export function QuoteHead({ settings, token, view }: Props) {
  const { locale, number, state, version } = view
  const today = dayInIndia(new Date())
  const { quotePage: words, site } = messagesFor(locale)
  const { content, issued } = version
  const { seller } = issued
  const days = issued.functions.flatMap(({ date }) => (date && isDay(date) ? [date] : [])).sort()
  const brand = settings.name ?? site.unnamed
  const facts = [
    [
      words.facts.number,
      version.version > 1 ? `${number}, ${words.version(version.version)}` : number,
    ],
    [words.facts.sentOn, formatDay(dayInIndia(new Date(issued.at)), locale)],
    [words.facts.validUntil, formatDay(content.validUntil, locale)],
    [words.facts.reference, issued.reference],
  ].filter(([, text]) => text)
  return (
    <header className={`jali on-dark ${styles.head}`}>
      <div aria-hidden="true" className="toran" />
      <div className={`wrap flow ${styles.headline}`}>
        <div className="lockup">
          <BrandLogo height={44} logo={settings.logo} />
          <b>{brand}</b>
          <Languages locale={locale} token={token} />
        </div>
        <h1>
          {words.for}{' '}
          <em>
            <bdi>{content.buyer.name}</bdi>
          </em>
        </h1>
        {days.length > 0 && <p className={styles.days}>{spanOf(days, locale)}</p>}
        <dl className={styles.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt className="fine">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <QuoteProgress view={view} />
        <div className="row">
          {state === 'accepted' && paymentsOf(view, today)?.next ? (
            <a className="btn btn-lamp" href="#pay">
              {words.pay.title}
            </a>
          ) : (
            <a className="btn btn-lamp" href="#price">
              {words.goToPrice}
            </a>
          )}
          <PrintButton className="btn btn-line">{words.print}</PrintButton>
        </div>
        <p className={`print-only ${styles.sender}`}>
          {[
            words.from(seller.name || brand),
            seller.address,
            seller.phone && formatPhone(seller.phone),
            seller.email,
            seller.gstin && `${site.footer.gstin} ${seller.gstin}`,
            seller.fssai && `${site.footer.fssai} ${seller.fssai}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </header>
  )
}

function Languages({ locale, token }: { locale: Locale; token: string }) {
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        className={`no-print tap ${styles.language}`}
        data-script={languages[other].script}
        href={paths.quote(other, token)}
        hrefLang={other}
        key={other}
        lang={other}
      >
        {languages[other].name}
      </a>
    ))
}
