import { deviceDraft } from '@/ui/forms/deviceDraft'
import type { BookingDraft } from './draft'
import { keptNames } from './keptNames'

interface ReceivedBooking {
  reference: string
  draft: BookingDraft
}

const DAY_MS = 86_400_000

const device = deviceDraft<ReceivedBooking>({
  name: keptNames.received,
  revive: ({ draft, reference }) => (draft && reference ? { draft, reference } : undefined),
})

/** Stored on the device for a day, so that a reload keeps the reference. */
export const receivedBooking = {
  keep: (received: ReceivedBooking) => device.keep(received, 'typed'),
  clear: () => device.clear(),
  read(now = Date.now()): ReceivedBooking | undefined {
    const kept = device.read(now)
    return kept && now - kept.savedAt < DAY_MS ? kept.draft : undefined
  },
}
