import type { TypedUser } from 'payload'
import { dayInIndia } from '@/time/days'
import { requestWords, requestWords as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import type { Person } from '../list/loadAdmins'
import { buttonClass } from '@/ui/panel/Button'
import { Assign, CallLog, FollowUp } from './WorkFields.client'
import { NoteForm } from './Notes.client'
import { DeleteButton } from './Buttons.client'

interface Props {
  admins: Person[]
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
    <section aria-label={words.work} className="request__work desk-stack">
      <div>
        <h3>{words.followUp.title}</h3>
        <FollowUp day={followUpOn ?? null} today={dayInIndia(new Date())} />
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

const { actions: actionsWords } = requestWords

export function Actions({ id }: { id: string }) {
  return (
    <>
      <a className={buttonClass()} href={panelPaths.eventSheet(id)} rel="noopener" target="_blank">
        {actionsWords.sheet}
      </a>
      <DeleteButton />
    </>
  )
}
