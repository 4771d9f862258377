import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import type { Voucher } from '@/quote/rules/voucher'
import type { WithActivities } from '@/quote/storedQuotes'

export interface VoucherDocument extends Omit<Voucher, 'id'>, WithActivities {
  /** The key of the attempts to record it. */
  key: string
  /**
   * A receipt has turn 0. Each refund takes the next turn, and so does the receipt when it is declared void.
   * A unique index allows each turn only once.
   */
  chain: { receipt: string; turn: number }
  createdAt: Date
  updatedAt: Date
  anonymisedAt?: Date | null
}

export const storedVouchers = ({ db }: Payload) =>
  db.connection.collection<VoucherDocument>('Voucher')

/** In the order in which they were written. The caller checks access. */
export async function readVouchersOf(payload: Payload, booking: string): Promise<Voucher[]> {
  const found = await storedVouchers(payload).find({ booking }).sort({ at: 1, _id: 1 }).toArray()
  return found.map(toVoucher)
}

export async function findVoucher(
  payload: Payload,
  filter: mongo.Filter<VoucherDocument>,
): Promise<Voucher | undefined> {
  const found = await storedVouchers(payload).findOne(filter)
  return found ? toVoucher(found) : undefined
}

export function toVoucher(document: VoucherDocument): Voucher {
  const { _id, ...stored } = document
  const own: Partial<typeof stored> = stored
  for (const name of internal) delete own[name]
  return { ...(own as Omit<Voucher, 'id'>), id: String(_id) }
}

const internal = [
  'anonymisedAt',
  'chain',
  'createdAt',
  'key',
  'pendingActivities',
  'pendingAt',
  'updatedAt',
] as const
