import { endpointWithRight } from '@/account/endpointWithRight'
import { readView, viewQuery } from '@/booking/rules/view'
import { audit } from '@/privacy/auditLog'
import { dayInIndia } from '@/time/days'
import { csvParts } from './csv'

export const exportCsv = endpointWithRight({
  path: '/export.csv',
  right: 'exportBookings',
  method: 'get',
  answer: async (req) => {
    const { payload, searchParams, user } = req
    const view = readView(searchParams)
    const parts = csvParts({ req, userId: user.id, view })
    // Read before the response starts, so that an error still sets the status.
    const first = await parts.next()
    // Without the search text, which may be personal data.
    const filters = viewQuery({ ...view, open: undefined, q: '' }).slice(1)
    await audit({ about: 'bookings', action: 'exported', details: filters, req })
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(first.value ?? '')),
      pull: async (stream) => {
        try {
          const { done, value } = await parts.next()
          if (done) stream.close()
          else stream.enqueue(encoder.encode(value))
        } catch (err) {
          payload.logger.error({ msg: 'The export of bookings broke off', err })
          stream.error(err)
        }
      },
    })
    return new Response(body, {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="bookings-${dayInIndia(new Date())}.csv"`,
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
})
