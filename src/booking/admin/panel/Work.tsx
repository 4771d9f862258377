import type { TypedUser } from 'payload'
import type { Administrator } from '@/booking/admin/list/loadAdmins'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { dayInIndia } from '@/time/days'
import { NoteForm } from './Notes.client'
import { Assign, CallLog, OpenFollowUp } from './WorkFields.client'

interface Props {
  admins: Administrator[]
  booking: Booking
  user: TypedUser
}

export function Work({ admins, booking, user }: Props) {
  const { followUpOn } = booking
  const people = admins.map(({ id, name }) => ({
    id,
    name: id === user.id ? words.assign.me(name) : name,
  }))

  return (
    <section aria-label={words.work} className="request__work desk-stack desk-stack--wide">
      <div>
        <h3>{words.followUp.title}</h3>
        <OpenFollowUp day={followUpOn ?? null} today={dayInIndia(new Date())} />
      </div>
      <div className="desk-field">
        <label htmlFor="request-assigned">{words.assign.label}</label>
        <Assign admins={people} id="request-assigned" />
      </div>
      <div>
        <h3>{words.call.title}</h3>
        <CallLog />
      </div>
      <NoteForm />
    </section>
  )
}
