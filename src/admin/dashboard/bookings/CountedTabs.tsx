import type { Payload } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { DeskTabs } from './DeskTabs'
import { loadTabCounts } from './loadTabCounts'

interface Props {
  payload: Payload
  view: BookingView
}

export async function CountedTabs({ payload, view }: Props) {
  return <DeskTabs counts={await loadTabCounts(payload)} view={view} />
}
