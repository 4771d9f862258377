import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { sendBooking } from '../harness/requests/sendBooking'
import { sessionToken } from '../harness/requests/sessionToken'
import { test } from '../harness/site/serverTest'

const person = {
  contactNumber: '9829077077',
  email: 'Meera.Log@example.com',
  name: 'Meeralog Shah',
}
const named = /9829077077|98290 ?77077|meera\.log|meeralog/i

test('[V7] the log should name nobody, whatever goes wrong', async ({ server }) => {
  const { said, site } = server
  const json = { 'content-type': 'application/json' }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, headers: { ...json, ...init.headers } })
  const post = (path: string, data: object, headers = {}) =>
    ask(path, { body: JSON.stringify(data), headers, method: 'POST' })

  server.mail.state.manner = 'refuse'
  const idempotencyKey = randomUUID()
  const wrong = { ...person, date: '2001-01-01', numberOfGuests: 'Meeralog' }
  expect((await sendBooking({ data: wrong, url: site.url })).status).toBe(400)
  const data = { ...person, idempotencyKey }
  expect((await sendBooking({ data, url: site.url })).status).toBe(201)
  const other = { ...data, message: 'Meeralog again' }
  expect((await sendBooking({ data: other, url: site.url })).status).toBe(201)
  await ask('/api/bookings', { body: '{"name": Meeralog Shah 9829077077', method: 'POST' })

  expect((await post('/api/users/login', { email: person.email, password: 'wrong' })).status).toBe(
    401,
  )
  await post('/api/users/forgot-password', { email: person.email })
  const search = `where[contactNumber][equals]=${person.contactNumber}&where[email][like]=${person.email}`
  expect((await ask(`/api/bookings?${search}`)).status).toBe(401)

  const admin = { email: site.adminEmail, password: site.adminPassword }
  const login = await post('/api/users/login', admin)
  const headers = { authorization: `JWT ${sessionToken(login.headers.get('set-cookie'))}` }
  expect((await ask(`/api/bookings?${search}`, { headers })).status).toBe(200)
  await ask(`/api/bookings?where[${person.email}][equals]=${person.name}`, { headers })
  await ask(`/api/bookings/${person.contactNumber}`, { headers })
  await ask(`/api/bookings?sort=${person.email}`, { headers })
  // An account that is there already: MongoDB repeats the value that is taken.
  const account = { email: person.email, password: 'correct-horse-battery', role: 'staff' }
  expect((await post('/api/users', account, headers)).status).toBe(201)
  expect((await post('/api/users', account, headers)).status).toBe(400)
  await ask(`/admin/collections/bookings?search=${person.contactNumber}`, { headers })
  for (const act of ['find', 'export', 'erase']) {
    expect((await post(`/api/privacy/${act}`, { person: person.email }, headers)).status).toBe(200)
  }

  const log = () => said.join('\n')
  await expect.poll(log, { timeout: 60_000 }).toContain('An email was not sent')
  expect(log()).toContain('The email or password provided is incorrect')
  expect(
    log()
      .split('\n')
      .filter((line) => named.test(line)),
  ).toEqual([])
})
