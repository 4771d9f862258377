import type { Payload } from 'payload'
import { endpointWithRight } from '@/account/endpointWithRight'
import { audit } from '@/audit/auditLog'
import { parseVoucherView, type VoucherSpan } from '@/quote/rules/voucherSpan'
import { csvFile, csvLines } from '@/rules/csvFile'
import { dayInIndia } from '@/time/days'
import { storedVouchers, toVoucher } from './storedVouchers'
import { ofSpan } from './voucherFilter'
import { voucherHeaders, voucherRows } from './voucherRows'

/** The CSV for the accountant: the vouchers of some days, the oldest first. */
export const exportVouchers = endpointWithRight({
  path: '/export.csv',
  right: 'manageQuotes',
  method: 'get',
  answer: async (req) => {
    const { payload, searchParams } = req
    const { from, to } = parseVoucherView(Object.fromEntries(searchParams), dayInIndia(new Date()))
    const file = await csvFile({
      name: `vouchers-${from}-${to}`,
      onBreak: (err) =>
        payload.logger.error({ msg: 'The export of vouchers was interrupted', err }),
      parts: parts(payload, { from, to }),
    })
    await audit({ about: 'vouchers', action: 'exported', details: `from=${from}&to=${to}`, req })
    return file
  },
})

const PART = 250

async function* parts(payload: Payload, span: VoucherSpan): AsyncGenerator<string> {
  // In the order of the index, so that nothing is sorted in memory.
  const found = storedVouchers(payload).find(ofSpan(span)).sort({ at: 1 }).batchSize(PART)
  let rows = [voucherHeaders]
  let isFirst = true
  for await (const document of found) {
    rows.push(...voucherRows(toVoucher(document)))
    if (rows.length < PART) continue
    yield csvLines(rows, { isFirst })
    rows = []
    isFirst = false
  }
  yield csvLines(rows, { isFirst })
}
