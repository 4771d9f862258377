import type { Payload, TypedUser } from 'payload'
import { Suspense } from 'react'
import type { BookingView } from '@/booking/rules/view'
import { requestWords as words } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import { isAdmin } from '@/account/access'
import { formatMoment } from '@/time/days'
import { formatPhone } from '@/booking/rules/phone'
import { statusBefore } from '@/booking/rules/timeline'
import { privacy } from '@/i18n/en/privacy'
import { TRASH_DAYS } from '@/privacy/rules'
import type { Person } from '../list/loadAdmins'
import { RefreshButton } from '../list/Refresh.client'
import type { OpenRequest } from './contexts'
import { RequestSheet } from './Sheet.client'
import { type LoadedRequest, loadRequest, toFacts } from './loadBooking'
import { Actions, Work } from './Work'
import { CloseButton, DeleteButton, RestoreButton } from './Buttons.client'
import { Clash, Facts, Others, ContactButtons, Timeline } from './Facts'
import { RequestModes } from './edit/RequestModes.client'
import { toValues } from './edit/formFields'
import { RequestSub } from './RequestSub'
import { RequestWork } from './WorkFields.client'
import { toTimeline } from './toTimeline'

interface RequestPanelProps {
  admins: Person[]
  id: string
  payload: Payload
  user: TypedUser
  view: BookingView
}

export function RequestPanel(props: RequestPanelProps) {
  const { id, view } = props
  return (
    <RequestSheet closeHref={panelPaths.desk({ ...view, open: undefined })} id={id} key={id}>
      <Suspense fallback={<p className="desk__loading">{words.loading}</p>}>
        <RequestLoader {...props} />
      </Suspense>
    </RequestSheet>
  )
}

interface RequestLoaderProps {
  admins: Person[]
  id: string
  payload: Payload
  user: TypedUser
  view: BookingView
}

async function RequestLoader({ admins, id, payload, user, view }: RequestLoaderProps) {
  if (!isAdmin(user)) return null
  const loaded = await loadRequest({ id, payload, user }).catch((err: unknown) => {
    payload.logger.error({ msg: 'Error fetching a booking:', err })
    return undefined
  })
  if (loaded) return <RequestContent {...loaded} admins={admins} user={user} view={view} />
  if (loaded === null) return <NoRequest hint={words.unknownHint} title={words.unknown} />
  return <NoRequest canRetry hint={words.loadHint} title={words.loadFailed} />
}

interface RequestContentProps extends LoadedRequest {
  admins: Person[]
  user: TypedUser
  view: BookingView
}

function RequestContent({
  admins,
  booking,
  clash,
  others,
  settings,
  user,
  view,
}: RequestContentProps) {
  const { anonymisedAt, contactNumber, createdAt, deletedAt, email, id, name } = booking
  const who = anonymisedAt
    ? privacy.erased.label
    : name || (contactNumber && formatPhone(contactNumber)) || email || words.noName
  const open: OpenRequest = {
    id,
    who,
    assignedTo: typeof booking.assignedTo === 'string' ? booking.assignedTo : null,
    before: statusBefore(booking.timeline),
    lostReason: booking.lostReason,
    place: deletedAt ? 'trash' : 'list',
    reference: booking.reference ?? '',
    revision: booking.revision ?? 0,
    status: booking.status,
  }
  const timeline = <Timeline items={toTimeline({ booking, now: new Date(), userId: user.id })} />
  const head = <RequestHead who={who} />
  if (deletedAt) {
    return (
      <RequestWork booking={open}>
        {head}
        <RequestSub booking={booking} />
        <Trashed />
        <Facts facts={toFacts(booking)} />
        {timeline}
      </RequestWork>
    )
  }
  if (anonymisedAt) {
    return (
      <RequestWork booking={open}>
        {head}
        <RequestSub booking={booking} />
        <div className="desk-alert desk-alert--calm">
          <p>
            <b>{words.erased(formatMoment(anonymisedAt))}</b>
            {words.erasedHint}
          </p>
        </div>
        <Facts facts={toFacts(booking)} />
        {timeline}
        <div className="request__bar">
          <DeleteButton />
        </div>
      </RequestWork>
    )
  }
  return (
    <RequestWork booking={open}>
      {head}
      <RequestModes
        actions={<Actions id={id} />}
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
  return (
    <div className="request__head">
      <h2 id="request-title">{who}</h2>
      <CloseButton />
    </div>
  )
}

function Trashed() {
  return (
    <div className="desk-alert desk-alert--calm">
      <p>
        <b>{words.trashed}</b>
        {words.trashedHint(TRASH_DAYS)}
      </p>
      <RestoreButton />
    </div>
  )
}
