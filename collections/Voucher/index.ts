import type { CollectionConfig } from 'payload'
import { pendingActivityFields, readQuotesOnly, seriesNumber } from '@collections/nativeFields'
import { nobody } from '@/account/access'
import { voucherEndpoints } from '@/quote/payments/endpoints'
import { paymentWays, voucherKinds } from '@/quote/rules/voucher'
import { locales } from '@/rules/locales'

/**
 * Receipt and refund vouchers. Only src/quote/payments writes them, directly in MongoDB, with one insert
 * each. They are declared void but never deleted.
 */
export const Voucher: CollectionConfig = {
  slug: 'vouchers',
  dbName: 'Voucher',
  labels: { singular: 'Voucher', plural: 'Vouchers' },
  access: readQuotesOnly,
  admin: { hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // A copy, because Payload adds its own endpoints to the list.
  endpoints: [...voucherEndpoints],
  fields: [
    { name: 'kind', type: 'select', options: [...voucherKinds] },
    seriesNumber,
    // The id of the booking.
    { name: 'booking', type: 'text', required: true, index: true },
    { name: 'reference', type: 'text' },
    { name: 'quote', type: 'json' },
    { name: 'amount', type: 'number' },
    { name: 'way', type: 'select', options: [...paymentWays] },
    { name: 'wayReference', type: 'text' },
    { name: 'paidOn', type: 'text' },
    { name: 'note', type: 'text' },
    { name: 'at', type: 'text', index: true },
    { name: 'by', type: 'text' },
    { name: 'language', type: 'select', options: [...locales] },
    { name: 'seller', type: 'json' },
    { name: 'buyer', type: 'json' },
    { name: 'parts', type: 'json' },
    { name: 'receipt', type: 'json' },
    { name: 'voided', type: 'json' },
    // The key of the attempts to record it, so that a double click makes one voucher.
    { name: 'key', type: 'text', access: { read: nobody }, unique: true },
    { name: 'chain', type: 'json', access: { read: nobody } },
    ...pendingActivityFields,
    { name: 'anonymisedAt', type: 'date' },
  ],
  versions: false,
}
