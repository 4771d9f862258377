import { formatMoment } from '@/domain/days'
import type { TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { formatPhone } from '@/domain/phone'
import { privacy } from '@/messages/en/privacy'
import { requestWords as words } from '@/messages/en/request'
import type { Person } from '../bookings/loadAdmins'
import { Actions } from './Actions'
import { DeleteButton } from './DeleteButton.client'
import { Clash } from './Clash'
import { RequestModes } from './edit/RequestModes.client'
import { Facts } from './Facts'
import { toValues } from './form/toValues'
import type { LoadedRequest } from './loadRequest'
import { Others } from './Others'
import { Reach } from './Reach'
import { RequestHead } from './RequestHead'
import { RequestSub } from './RequestSub'
import { RequestWork } from './RequestWork.client'
import { Timeline } from './Timeline'
import { toFacts } from './toFacts'
import { toTimeline } from './toTimeline'
import { Trashed } from './Trashed'
import { Work } from './Work'

interface Props extends LoadedRequest {
  admins: Person[]
  user: TypedUser
  view: BookingView
}

export function RequestContent({ admins, booking, clash, others, settings, user, view }: Props) {
  const { anonymisedAt, contactNumber, createdAt, deletedAt, email, id, name, reference, status } =
    booking
  const who = anonymisedAt
    ? privacy.erased.label
    : name || (contactNumber && formatPhone(contactNumber)) || email || words.noName
  const open = { id, reference: reference ?? '', revision: booking.revision ?? 0, status, who }
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
        <Reach booking={booking} settings={settings} />
        {clash && booking.date && <Clash {...clash} day={booking.date} />}
        <Facts facts={toFacts(booking)} />
        <Work admins={admins} booking={booking} user={user} />
        <Others canMerge createdAt={createdAt} others={others} view={view} />
        {timeline}
      </RequestModes>
    </RequestWork>
  )
}
