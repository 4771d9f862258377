import { endpointWithRight } from '@/account/endpointWithRight'
import { audit } from '@/audit/auditLog'
import { readView, viewQuery } from '@/booking/rules/view'
import { csvFile } from '@/rules/csvFile'
import { dayInIndia } from '@/time/days'
import { csvParts } from './csv'

export const exportCsv = endpointWithRight({
  path: '/export.csv',
  right: 'exportBookings',
  method: 'get',
  answer: async (req) => {
    const { payload, searchParams, user } = req
    const view = readView(searchParams)
    const file = await csvFile({
      name: `bookings-${dayInIndia(new Date())}`,
      onBreak: (err) =>
        payload.logger.error({ msg: 'The export of bookings was interrupted', err }),
      parts: csvParts({ req, userId: user.id, view }),
    })
    // Without the search text, which can be personal data.
    const filters = viewQuery({ ...view, open: undefined, q: '' }).slice(1)
    await audit({ about: 'bookings', action: 'exported', details: filters, req })
    return file
  },
})
