import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../harness/mail/mailServer'
import { setStage, type Stage } from '../access/stage'
import { accountSubject } from './accounts'
import { bookingSubject, sendingSubject } from './bookings'
import { contentCollections, contentSubject, hasAddress } from './content'
import { emailSubject } from './emails'
import { pageSubject } from './pages'
import { plainSubjects } from './plain'
import { popularSubject } from './popular'
import { quoteSubject } from './quotes'
import { findLost } from './runPairs'
import { voucherSubject } from './vouchers'

let mail: MailServer
let stage: Stage

const HASH_MS = 15

beforeAll(async () => {
  mail = await startMailServer()
  vi.stubEnv('SMTP_URL', mail.url)
  vi.stubEnv('MAIL_FROM', 'bookings@example.com')
  stage = await setStage()
  stage.payload.logger.level = 'silent'
  vi.stubEnv('TRUST_PROXY', '1')
  slowHashing()
})

afterAll(async () => {
  await stage.destroy()
  await mail.close()
})

/** Costs no processor time, unlike the real one, but leaves others as much time to write. */
function slowHashing() {
  const { pbkdf2 } = crypto
  const later = (...args: Parameters<typeof pbkdf2>) => {
    setTimeout(() => pbkdf2(...args), HASH_MS)
  }
  Object.assign(crypto, { pbkdf2: later })
  syncBuiltinESMExports()
}

const admin = () => stage.attempts.admin.token ?? ''

it('[M22] two writes on one account at once should end as one after the other', async () => {
  expect(await findLost(accountSubject({ admin: admin(), payload: stage.payload }))).toEqual([])
}, 150_000)

it('[M15] two writes on one booking at once should end as one after the other', async () => {
  const { payload } = stage
  expect(await findLost(bookingSubject({ admin: admin(), payload }))).toEqual([])
  expect(await findLost(sendingSubject({ payload }))).toEqual([])
}, 150_000)

it('[J3] two steps of one quote at once should end as one after the other', async () => {
  const { attempts, payload } = stage
  const customer = await import('@/quote/customer/answerQuote')
  const { updateTimelines } = await import('@/quote/updateTimeline')
  await chargeGst(payload)
  const sales = attempts.sales.token ?? ''
  expect(await findLost(quoteSubject({ customer, payload, sales, updateTimelines }))).toEqual([])
}, 150_000)

it('[J7] two steps with one receipt at once should end as one after the other', async () => {
  const { attempts, payload } = stage
  const customer = await import('@/quote/customer/answerQuote')
  await chargeGst(payload)
  const sales = attempts.sales.token ?? ''
  const subject = voucherSubject({ customer, payload, sales })
  expect(await findLost(subject, { rounds: [0] })).toEqual([])
}, 150_000)

async function chargeGst(payload: Payload) {
  const own = { gstin: '08ABCDE1234F1Z0', name: 'Jharokha Utsav' }
  await payload.updateGlobal({ slug: 'site-settings', data: own })
  await payload.updateGlobal({ slug: 'seller-settings', data: { mode: 'regular', state: '08' } })
}

/** Rounds by collection: those whose writes take the same way share them. */
const contentRounds: Record<(typeof contentCollections)[number], number[] | undefined> = {
  services: undefined,
  'pricing-plans': [0],
  faqs: undefined,
  'gallery-images': [0],
  'team-members': [1],
  testimonials: [1],
}

const withAddress = new Map<string, Promise<string>>()
const withoutAddress = new Map<string, Promise<string>>()

it.each(contentCollections)(
  '[O1] two writes on one document of %s at once should end as one after the other',
  async (collection) => {
    const { attempts, image, payload } = stage
    const token = attempts.staff.token ?? ''
    const outcomes = hasAddress(collection) ? withAddress : withoutAddress
    const subject = contentSubject({ collection, image, payload, token })
    expect(await findLost(subject, { outcomes, rounds: contentRounds[collection] })).toEqual([])
  },
  150_000,
)

it('[O1] two plans made popular at once should leave one popular at most', async () => {
  const token = stage.attempts.staff.token ?? ''
  expect(
    await findLost(popularSubject({ payload: stage.payload, token }), { parallel: 1 }),
  ).toEqual([])
}, 150_000)

it('[O1] two writes on one page at once should end as one after the other', async () => {
  const { attempts, image, payload } = stage
  const token = attempts.staff.token ?? ''
  expect(await findLost(pageSubject({ image, payload, token }), { parallel: 1 })).toEqual([])
}, 150_000)

it('[O3] [O4] two writes at once on a picture, a redirect or the settings should end as one after the other', async () => {
  for (const subject of plainSubjects({ admin: admin(), payload: stage.payload })) {
    expect(await findLost(subject, { parallel: 1 })).toEqual([])
  }
}, 150_000)

it.each(['queued', 'failed'] as const)(
  '[T3] two writes on one email that is %s at once should end as one after the other',
  async (state) => {
    const { payload } = stage
    const { sendDueEmails } = await import('@/booking/emails/sendDueEmails')
    const given = { admin: admin(), mail, payload, sendDueEmails, state }
    expect(await findLost(emailSubject(given), { parallel: 1 })).toEqual([])
  },
  150_000,
)
