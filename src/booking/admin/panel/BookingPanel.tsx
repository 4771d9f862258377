import { Suspense } from 'react'
import type { BookingView } from '@/booking/rules/view'
import { requestWords as words } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import { type Caller, isAdmin } from '@/account/access'
import { formatMoment } from '@/time/days'
import { TRASH_DAYS } from '@/privacy/rules'
import type { Person } from '../list/loadAdmins'
import { toSnapshot } from '../snapshot'
import { RefreshButton } from '../list/Refresh.client'
import type { OpenRequest } from './contexts'
import { RequestSheet } from './Sheet.client'
import { type LoadedRequest, loadRequest, toFacts } from './loadBooking'
import { Work } from './Work'
import { Alert } from '@/ui/panel/Alert'
import { buttonClass } from '@/ui/panel/Button'
import { SheetHead } from '@/ui/panel/Sheet'
import { CloseSheet, DeleteButton, RestoreButton } from './Buttons.client'
import { Clash, ContactButtons, Facts, Others, RequestSub, Timeline } from './Facts'
import { RequestModes } from './edit/RequestModes.client'
import { toValues } from './edit/formFields'
import { RequestWork } from './WorkFields.client'
import { toTimeline } from './toTimeline'

interface RequestPanelProps extends Caller {
  admins: Person[]
  id: string
  view: BookingView
}

export function RequestPanel(props: RequestPanelProps) {
  const { id, view } = props
  return (
    <RequestSheet closeHref={panelPaths.desk({ ...view, open: undefined })} id={id} key={id}>
      <Suspense fallback={<p className="desk-empty">{words.loading}</p>}>
        <RequestLoader {...props} />
      </Suspense>
    </RequestSheet>
  )
}

async function RequestLoader({ admins, id, payload, user, view }: RequestPanelProps) {
  if (!isAdmin(user)) return null
  const loaded = await loadRequest({ id, payload, user }).catch((err: unknown) => {
    payload.logger.error({ msg: 'Error fetching a booking:', err })
    return undefined
  })
  if (loaded) return <RequestContent {...loaded} admins={admins} user={user} view={view} />
  if (loaded === null) return <NoRequest hint={words.unknownHint} title={words.unknown} />
  return <NoRequest canRetry hint={words.loadHint} title={words.loadFailed} />
}

type RequestContentProps = LoadedRequest & Pick<RequestPanelProps, 'admins' | 'user' | 'view'>

function RequestContent({
  admins,
  booking,
  clash,
  others,
  settings,
  user,
  view,
}: RequestContentProps) {
  const { anonymisedAt, createdAt, deletedAt, id } = booking
  const open: OpenRequest = {
    ...toSnapshot(booking),
    reference: booking.reference ?? '',
    revision: booking.revision ?? 0,
  }
  const timeline = <Timeline items={toTimeline({ booking, now: new Date(), userId: user.id })} />
  const head = <RequestHead who={open.who} />
  if (deletedAt || anonymisedAt) {
    return (
      <RequestWork booking={open}>
        {head}
        <RequestSub booking={booking} />
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
        <Facts facts={toFacts(booking)} />
        {timeline}
        {!deletedAt && (
          <div className="desk-sheet__bar">
            <DeleteButton />
          </div>
        )}
      </RequestWork>
    )
  }
  return (
    <RequestWork booking={open}>
      {head}
      <RequestModes
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
            <DeleteButton />
          </>
        }
        chosen={{ plan: booking.planTitle ?? '', service: booking.serviceTitle ?? '' }}
        values={toValues(booking)}
      >
        <RequestSub booking={booking} />
        <ContactButtons booking={booking} settings={settings} />
        {clash && booking.date && <Clash {...clash} day={booking.date} />}
        <Facts facts={toFacts(booking)} />
        <Work admins={admins} booking={booking} user={user} />
        <Others canMerge createdAt={createdAt} others={others} view={view} />
        {timeline}
      </RequestModes>
    </RequestWork>
  )
}

interface NoRequestProps {
  canRetry?: boolean
  hint: string
  title: string
}

function NoRequest({ canRetry, hint, title }: NoRequestProps) {
  return (
    <>
      <RequestHead who={title} />
      <p>{hint}</p>
      {canRetry && <RefreshButton />}
    </>
  )
}

function RequestHead({ who }: { who: string }) {
  return <SheetHead close={<CloseSheet />} id="request-title" title={who} />
}
