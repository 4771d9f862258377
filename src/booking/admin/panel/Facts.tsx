import { ActionIcon } from '@/booking/admin/list/ActionIcon'
import { StatusPill } from '@/booking/admin/StatusPill'
import { describeDays } from '@/booking/rules/describeFunctions'
import { languageOf } from '@/booking/rules/languageOf'
import type { BookingView } from '@/booking/rules/view'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { bookingWork, panelWords } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking, SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { formatDay, formatMoment } from '@/time/days'
import { Link } from '@/ui/panel/Link'
import { StageButton } from './Buttons.client'
import type { DayClash, Fact } from './loadBooking'
import type { OtherBooking } from './loadOthers'
import { MergeButton } from './MergeButton.client'
import { OwnNote } from './Notes.client'
import { replyLinks } from './replyLinks'
import { ReplyMenus } from './ReplyMenus.client'
import type { TimelineItem } from './toTimeline'
import { CallLink } from './WorkFields.client'

export function BookingSubtitle({ booking }: { booking: Booking }) {
  const { createdAt, deletedAt, lostReason, reference, status } = booking

  return (
    <div>
      <p className="desk-muted">{panelWords.received(reference ?? '', formatMoment(createdAt))}</p>
      <div className="desk-row">
        {deletedAt ? <StatusPill status={status} /> : <StageButton />}
        {lostReason && <span>{panelWords.lost(bookingWork.lostReasons[lostReason])}</span>}
      </div>
    </div>
  )
}

export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl aria-label={panelWords.facts.title} className="request__facts desk-stack">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="desk-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Clash({ confirmed, day, limit }: DayClash) {
  return <p className="desk-note">{panelWords.clash(confirmed, formatDay(day), limit)}</p>
}

const { others: words } = panelWords

interface OthersProps {
  createdAt: string
  others: OtherBooking[]
  view: BookingView
}

/** Longer lists are folded, so that the message of the customer stays visible. */
const SHOWN_OPEN = 2

export function Others({ createdAt, others, view }: OthersProps) {
  if (others.length === 0) return null
  const areEarlier = others.every((other) => other.createdAt <= createdAt)
  const title = areEarlier ? words.earlier(others.length) : words.mixed(others.length)

  return (
    <section
      aria-labelledby="request-others"
      className="request__others desk-alert desk-alert--calm"
    >
      <details open={others.length <= SHOWN_OPEN}>
        <summary>
          <h3 id="request-others">{title}</h3>
          <span className="desk-muted desk-small">{words.hint}</span>
        </summary>
        <ul className="desk-stack">
          {others.map(({ bothWrote, differences, id, name, reference, status, ...when }) => (
            <li className="desk-row" key={id}>
              <Link
                className="desk-link"
                href={panelPaths.bookings({ ...view, open: id })}
                scroll={false}
              >
                {reference || name || id}
              </Link>
              <span>{describeDays(when, bookingDetails.functions)}</span>
              <StatusPill status={status} />
              <MergeButton
                bothWrote={bothWrote}
                differences={differences}
                id={id}
                reference={reference ?? ''}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

interface ReachProps {
  booking: Booking
  settings: Record<Locale, SiteSetting>
}

export function ContactButtons({ booking, settings }: ReachProps) {
  const { call, email, emailPlain, whatsapp, whatsappPlain } = replyLinks({ booking, settings })
  if (!call && !email) return null

  return (
    <div aria-label={panelWords.reach} className="request__reach desk-row" role="group">
      {call && (
        <CallLink href={call}>
          <ActionIcon name="call" />
          {dashboard.actions.call}
        </CallLink>
      )}
      <ReplyMenus
        language={languageOf(booking)}
        ways={[
          ...(whatsapp
            ? [{ plain: whatsappPlain, replies: whatsapp, way: 'whatsapp' as const }]
            : []),
          ...(email ? [{ plain: emailPlain, replies: email, way: 'email' as const }] : []),
        ]}
      />
    </div>
  )
}

const { timeline: timelineWords } = panelWords

export function Timeline({ items }: { items: TimelineItem[] }) {
  return (
    <section aria-labelledby="request-timeline" className="desk-stack">
      <h3 id="request-timeline">{timelineWords.title}</h3>
      <ol className="request__timeline">
        {items.map(({ ago, at, changes, exact, note, text, title, who }, index) => (
          <li key={note?.id ?? at + index}>
            <b>{title}</b>
            {note ? <OwnNote note={note} /> : text && <p className="request__quote">{text}</p>}
            {changes.length > 0 && (
              <ul>
                {changes.map(({ field, from, to }) => (
                  <li key={field}>
                    {field}: {from && <del className="desk-muted">{from}</del>}{' '}
                    <ins>{to ?? timelineWords.nothing}</ins>
                  </li>
                ))}
              </ul>
            )}
            <p className="desk-muted desk-small">
              {who && `${who}, `}
              <time dateTime={at}>
                {ago}, {exact}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
