import { statusBefore } from '@/booking/rules/timeline'
import { panelWords } from '@/i18n/en/bookingPanel'
import { privacy } from '@/i18n/en/privacy'
import type { Booking } from '@/payload-types'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'
import type { BookingSnapshot } from './mutations'

type Named = Partial<Pick<Booking, 'anonymisedAt' | 'contactNumber' | 'email' | 'name'>>

export function whoOf({ anonymisedAt, contactNumber, email, name }: Named): string {
  if (anonymisedAt) return privacy.erased.label
  return (
    isolate(name ?? '') ||
    (contactNumber && formatPhone(contactNumber)) ||
    email ||
    panelWords.noName
  )
}

type Stored = Pick<Booking, 'id' | 'lostReason' | 'revision' | 'status'> &
  Named &
  Partial<Pick<Booking, 'assignedTo' | 'deletedAt' | 'followUpOn'>> & {
    timeline?: Parameters<typeof statusBefore>[0]
  }

export function toSnapshot(booking: Stored): BookingSnapshot {
  const { assignedTo, deletedAt, followUpOn, id, lostReason, revision, status, timeline } = booking
  return {
    id,
    who: whoOf(booking),
    assignedTo: typeof assignedTo === 'object' ? assignedTo?.id : assignedTo,
    before: statusBefore(timeline),
    followUpOn,
    lostReason,
    place: deletedAt ? 'trash' : 'list',
    revision: revision ?? undefined,
    status,
  }
}
