import type { TypedUser } from 'payload'
import { dayInIndia } from '@/domain/days'
import { requestWords as words } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import type { Person } from '../bookings/loadAdmins'
import { Assign } from './Assign.client'
import { CallLog } from './CallLog.client'
import { FollowUp } from './FollowUp.client'
import { NoteForm } from './NoteForm.client'

interface Props {
  admins: Person[]
  booking: Booking
  user: TypedUser
}

/** What is done about a request, day by day. */
export function Work({ admins, booking, user }: Props) {
  const { assignedTo, followUpOn } = booking
  const people = admins.map(({ id, name }) => ({
    id,
    name: id === user.id ? words.assign.me(name) : name,
  }))

  return (
    <section aria-label={words.work} className="request__work">
      <div>
        <h3>{words.followUp.title}</h3>
        <FollowUp day={followUpOn ?? null} today={dayInIndia(new Date())} />
      </div>
      <div>
        <label htmlFor="request-assigned">{words.assign.label}</label>
        <Assign
          admins={people}
          assigned={typeof assignedTo === 'string' ? assignedTo : null}
          id="request-assigned"
        />
      </div>
      <div>
        <h3>{words.call.title}</h3>
        <CallLog />
      </div>
      <NoteForm />
    </section>
  )
}
