import { adminApi } from '../harness/requests/adminApi'
import { dialogOf, fillDialog, send, thanksTo } from './bookingForm'
import { expect, test } from './fixtures'

const day = '2099-02-14'

test('[P10] a busy day should be said beside the date, and never refused', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  await admin.saveGlobal('site-settings', { eventsPerDay: 2 })
  await fillDialog(page, { name: 'Meera', phone: '9829400001' })
  const date = dialogOf(page).getByLabel('Date')
  const hint = dialogOf(page).getByRole('status')

  await date.fill(day)
  await expect(hint.filter({ hasText: /filling|booked/ })).toHaveCount(0)

  const confirmed = { contactNumber: '9829400002', date: day, status: 'confirmed' }
  await admin.create('bookings', confirmed)
  await date.fill('')
  await date.fill(day)
  await expect(hint.filter({ hasText: 'This date is filling up fast.' })).toBeVisible()

  await admin.create('bookings', confirmed)
  await date.fill('')
  await date.fill(day)
  await expect(hint.filter({ hasText: 'fully booked on that day' })).toBeVisible()
  await send(page)
  await expect(thanksTo(page, 'Meera')).toBeVisible()
})
