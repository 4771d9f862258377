import { deviceDraft } from '@/components/forms/deviceDraft'
import type { BookingDraft } from './BookingDraft'

/** A request that was saved, as it was sent. */
export interface ReceivedBooking {
  reference: string
  draft: BookingDraft
}

const DAY_MS = 86_400_000

const device = deviceDraft<ReceivedBooking>({
  name: 'booking-received',
  revive: ({ draft, reference }) => (draft && reference ? { draft, reference } : undefined),
})

/** Kept on the device for a day after it was sent, so that a reload does not lose the reference. */
export const receivedBooking = {
  keep: (received: ReceivedBooking) => device.keep(received, 'typed'),
  clear: () => device.clear(),
  read(now = Date.now()): ReceivedBooking | undefined {
    const kept = device.read(now)
    return kept && now - kept.savedAt < DAY_MS ? kept.draft : undefined
  },
}
