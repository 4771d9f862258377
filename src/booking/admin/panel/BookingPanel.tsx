import { Suspense } from 'react'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import type { Administrator } from '@/booking/admin/list/loadAdmins'
import { RefreshButton } from '@/booking/admin/list/Refresh.client'
import { PrintedSheets } from '@/booking/admin/print/PrintedSheets'
import { toSnapshot } from '@/booking/admin/snapshot'
import { daysOfBooking } from '@/booking/rules/functions'
import { takingDay } from '@/booking/rules/status'
import type { BookingView } from '@/booking/rules/view'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panel/panelPaths'
import { QuoteSection } from '@/quote/admin/QuoteSection'
import { TRASH_DAYS } from '@/rules/retentionPeriods'
import { formatMoment } from '@/time/days'
import { Alert } from '@/ui/panel/Alert'
import { buttonClass } from '@/ui/panel/Button'
import { SheetHead } from '@/ui/panel/Sheet'
import { BookingSheet } from './BookingSheet.client'
import { CloseSheet, DeleteButton, RestoreButton } from './Buttons.client'
import type { OpenBooking } from './contexts'
import { BookingModes } from './edit/BookingModes.client'
import { toValues } from './edit/formFields'
import { Clash, ContactButtons, Facts, Others, BookingSubtitle, Timeline } from './Facts'
import { type LoadedBooking, loadBooking, toFacts } from './loadBooking'
import { toTimeline } from './toTimeline'
import { Work } from './Work'
import { BookingProvider } from './WorkFields.client'

interface BookingPanelProps extends Caller {
  admins: Administrator[]
  id: string
  view: BookingView
}

export function BookingPanel(props: BookingPanelProps) {
  const { id, view } = props
  return (
    <BookingSheet closeHref={panelPaths.bookings({ ...view, open: undefined })} id={id} key={id}>
      <Suspense fallback={<p className="desk-empty">{words.loading}</p>}>
        <BookingLoader {...props} />
      </Suspense>
    </BookingSheet>
  )
}

async function BookingLoader({ admins, id, payload, user, view }: BookingPanelProps) {
  if (!may(user, 'readBookings')) return null
  const loaded = await loadBooking({ id, payload, user }).catch((err: unknown) => {
    payload.logger.error({ msg: 'Error fetching a booking:', err })
    return undefined
  })
  if (loaded) return <BookingContent {...loaded} {...{ admins, payload, user, view }} />
  if (loaded === null) return <NoBooking hint={words.unknownHint} title={words.unknown} />
  return <NoBooking canRetry hint={words.loadHint} title={words.loadFailed} />
}

type BookingContentProps = LoadedBooking &
  Pick<BookingPanelProps, 'admins' | 'payload' | 'user' | 'view'>

function BookingContent({
  admins,
  booking,
  clashes,
  dishes,
  others,
  payload,
  settings,
  user,
  view,
}: BookingContentProps) {
  const { anonymisedAt, createdAt, deletedAt, id, status } = booking
  const [day] = daysOfBooking(booking)
  const open: OpenBooking = {
    ...toSnapshot(booking),
    reference: booking.reference ?? '',
    revision: booking.revision ?? 0,
  }
  const timeline = <Timeline items={toTimeline({ booking, now: new Date(), userId: user.id })} />
  const head = <BookingHead who={open.who} />
  if (deletedAt || anonymisedAt) {
    return (
      <BookingProvider booking={open}>
        {head}
        <BookingSubtitle booking={booking} />
        {deletedAt ? (
          <Alert calm text={words.trashedHint(TRASH_DAYS)} title={words.trashed}>
            <RestoreButton />
          </Alert>
        ) : (
          <Alert
            calm
            text={words.erasedHint}
            title={words.erased(formatMoment(anonymisedAt ?? ''))}
          />
        )}
        <Facts facts={toFacts(booking, dishes)} />
        {timeline}
        {!deletedAt && (
          <div className="desk-sheet__bar">
            <DeleteButton />
          </div>
        )}
      </BookingProvider>
    )
  }
  return (
    <BookingProvider booking={open}>
      {head}
      <BookingModes
        actions={
          <>
            <a
              className={buttonClass()}
              href={panelPaths.eventSheet(id)}
              rel="noopener"
              target="_blank"
            >
              {words.actions.sheet}
            </a>
            {day && (
              <a
                className={buttonClass()}
                href={panelPaths.kitchen({ day, withQuoted: !takingDay.includes(status) })}
                rel="noopener"
                target="_blank"
              >
                {words.actions.kitchen}
              </a>
            )}
            <DeleteButton />
          </>
        }
        chosen={{ plan: booking.planTitle ?? '', service: booking.serviceTitle ?? '' }}
        values={toValues(booking)}
      >
        <BookingSubtitle booking={booking} />
        <Others createdAt={createdAt} others={others} view={view} />
        <ContactButtons booking={booking} settings={settings} />
        {clashes.map((clash) => (
          <Clash {...clash} key={clash.day} />
        ))}
        <Facts facts={toFacts(booking, dishes)} />
        <Work admins={admins} booking={booking} user={user} />
        <QuoteSection booking={booking} payload={payload} user={user} />
        <PrintedSheets booking={booking} dishes={dishes} />
        {timeline}
      </BookingModes>
    </BookingProvider>
  )
}

interface NoBookingProps {
  canRetry?: boolean
  hint: string
  title: string
}

function NoBooking({ canRetry, hint, title }: NoBookingProps) {
  return (
    <>
      <BookingHead who={title} />
      <p>{hint}</p>
      {canRetry && <RefreshButton />}
    </>
  )
}

function BookingHead({ who }: { who: string }) {
  return <SheetHead close={<CloseSheet />} id="request-title" title={who} />
}
