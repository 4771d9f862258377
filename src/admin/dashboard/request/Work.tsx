import type { TypedUser } from 'payload'
import { dayInIndia } from '@/domain/days'
import { requestWords as words } from '@/messages/en/request'
import { Assign } from './Assign.client'
import { CallLog } from './CallLog.client'
import { FollowUp } from './FollowUp.client'
import type { LoadedRequest } from './loadRequest'
import { NoteForm } from './NoteForm.client'

interface Props extends Pick<LoadedRequest, 'admins' | 'booking'> {
  user: TypedUser
}

/** What is done about a request, day by day. */
export function Work({ admins, booking, user }: Props) {
  const { assignedTo, followUpOn } = booking
  const people = admins.map(({ email, id, name }) => ({
    id,
    name: id === user.id ? words.assign.me(name || email) : name || email,
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
