import type { Payload } from 'payload'
import { storedVouchers } from './storedVouchers'

/**
 * Removes personal data from the vouchers of a booking. Number, amounts, taxes and days stay, as the law
 * requires.
 */
export async function eraseVouchersOf(
  booking: string,
  { now, payload }: { now: Date; payload: Payload },
): Promise<void> {
  const vouchers = storedVouchers(payload)
  const found = await vouchers.find({ anonymisedAt: null, booking }).toArray()
  for (const { _id, buyer, parts } of found) {
    await vouchers.updateOne(
      { _id },
      {
        $set: {
          anonymisedAt: now,
          buyer: { name: '', state: buyer.state },
          by: '',
          parts: parts.map((part) => ({ ...part, description: '' })),
        },
        $unset: {
          pendingActivities: '',
          pendingAt: '',
          note: '',
          'voided.by': '',
          'voided.reason': '',
          wayReference: '',
        },
      },
    )
  }
}
