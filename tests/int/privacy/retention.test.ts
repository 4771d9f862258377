import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person, personalWords, setPrivacyStage, type PrivacyStage } from './privacyStage'

let stage: PrivacyStage
let other: Payload
let applyRetention: (run: { now(): Date; payload: Payload }) => Promise<unknown>

beforeAll(async () => {
  stage = await setPrivacyStage()
  const { default: config } = await import('@payload-config')
  other = await getPayload({ config, key: 'other-worker' })
  const { jobs } = await import('@/background/jobs')
  const { runJob } = await import('@/background/scheduler')
  applyRetention = ({ now, payload }) =>
    runJob(jobs.retention, { now: now(), onStep: () => undefined, payload })
})

beforeEach(async () => {
  await stage.clear()
  await keepFor(24)
})

afterAll(async () => {
  await other.destroy()
  await stage.destroy()
})

const keepFor = (retentionMonths: number | null) =>
  stage.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Utsav', retentionMonths } })

/** Noon in Jaipur, two years after the middle of November 2024. */
const now = new Date('2026-11-15T06:30:00Z')
const run = (moment = now) => applyRetention({ now: () => moment, payload: stage.payload })
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const old = { createdAt: new Date('2024-11-14T18:29:00Z') }
const tomorrow = new Date(now.getTime() + 86_400_000)

describe('[V4] the retention', () => {
  it('should take the person out of an old request and leave the business record', async () => {
    const reference = await stage.make({ date: '2024-11-14' }, old)
    const before = await stage.read(reference)
    expect(JSON.stringify(before)).toMatch(personalWords)
    expect(await run()).toMatchObject({ anonymised: 1 })
    const after = await stage.read(reference)
    expect(JSON.stringify(after)).not.toMatch(personalWords)
    const { date, kind, numberOfGuests, selectedService, status } = {
      ...person,
      date: '2024-11-14',
    }
    expect(after).toEqual({
      _id: before?._id,
      __v: before?.__v,
      anonymisedAt: now,
      createdAt: old.createdAt,
      date,
      // What tells nothing of the person.
      functions: [{ date: '2020-01-02', guests: 250, id: 'f1' }],
      kind,
      lostReason: null,
      numberOfGuests,
      reference,
      revision: 1,
      selectedService,
      source: 'website',
      status,
      updatedAt: before?.updatedAt,
    })
  })

  it('should count from the event where it is later, and touch no younger one', async () => {
    const kept = [
      await stage.make({ date: '2024-11-15' }, old),
      await stage.make({ date: '2027-02-01' }, old),
      await stage.make({ date: '2020-01-01' }, { createdAt: new Date('2024-11-14T18:30:00Z') }),
      await stage.make({ date: undefined }, { createdAt: daysAgo(1) }),
    ]
    const before = await Promise.all(kept.map(stage.read))
    const gone = await stage.make({ date: undefined, kind: 'contact' }, old)
    const spam = await stage.make({ status: 'spam' }, old)
    expect(await run()).toMatchObject({ anonymised: 2 })
    expect(await Promise.all(kept.map(stage.read))).toEqual(before)
    for (const reference of [gone, spam]) {
      expect(await stage.read(reference)).toMatchObject({ anonymisedAt: now })
    }
  })

  it('should do nothing twice', async () => {
    const reference = await stage.make({}, old)
    expect(await run()).toMatchObject({ anonymised: 1 })
    const once = await stage.read(reference)
    expect(await run(tomorrow)).toMatchObject({ anonymised: 0 })
    expect(await stage.read(reference)).toEqual(once)
  })

  it('should keep everything where the setting is empty', async () => {
    await keepFor(null)
    const reference = await stage.make({}, old)
    expect(await run()).toMatchObject({ anonymised: 0 })
    expect(await stage.read(reference)).toMatchObject({ name: 'Meera Sharma' })
  })

  it('should go through more than a batch', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      ...old,
      name: 'M',
      reference: `JU-${n}`,
    }))
    await stage.bookings.insertMany(many)
    expect(await run()).toMatchObject({ anonymised: 130 })
    expect(await stage.bookings.countDocuments({ name: 'M' })).toBe(0)
  })

  it('should run once a day, by one of two workers, and again an hour after one died', async () => {
    const workers = (moment: Date) =>
      Promise.all(
        [stage.payload, other, stage.payload, other].map((payload) =>
          applyRetention({ now: () => moment, payload }),
        ),
      )
    const ran = async (moment: Date) => (await workers(moment)).filter(Boolean).length
    expect(await ran(now)).toBe(1)
    expect(await ran(new Date('2026-11-15T18:29:00Z'))).toBe(0)
    expect(await ran(new Date('2026-11-15T18:30:00Z'))).toBe(1)
    const clock = stage.payload.db.connection.collection('Clock')
    await clock.updateOne({}, { $set: { next: new Date(now.getTime() + 3_600_000) } })
    expect(await ran(new Date(now.getTime() + 3_599_000))).toBe(0)
    expect(await ran(new Date(now.getTime() + 3_600_000))).toBe(1)
  })

  it('should leave a line in the audit log, and take old ones away [V7]', async () => {
    await stage.make({}, old)
    const log = stage.payload.db.connection.collection('AuditLog')
    await log.insertMany([
      { action: 'signedIn', createdAt: new Date('2024-11-14T18:29:00Z') },
      { action: 'signedOut', createdAt: new Date('2024-11-14T18:30:00Z') },
    ])
    await run()
    expect(await log.find().sort({ createdAt: 1 }).toArray()).toMatchObject([
      { action: 'signedOut' },
      { action: 'retention', details: expect.stringContaining('Persons taken out: 1.') },
    ])
  })
})

describe('[M13] the trash', () => {
  it('should lose after 30 days what lies in it, and nothing else', async () => {
    const live = await stage.make({ date: '2099-01-01' })
    const young = await stage.make({ date: '2099-01-01' }, { deletedAt: daysAgo(30) })
    const gone = await stage.make(
      { date: '2099-01-01' },
      { deletedAt: new Date(daysAgo(30).getTime() - 1) },
    )
    expect(await run()).toMatchObject({ anonymised: 0, purged: 1 })
    expect(await stage.read(gone)).toBeNull()
    expect(await stage.read(live)).toMatchObject({ name: 'Meera Sharma' })
    expect(await stage.read(young)).toMatchObject({ name: 'Meera Sharma' })
    expect(await run(tomorrow)).toMatchObject({ purged: 1 })
  })

  it('should be emptied also where persons are kept for ever', async () => {
    await keepFor(null)
    await stage.make({}, { deletedAt: daysAgo(31) })
    expect(await run()).toMatchObject({ purged: 1 })
  })
})
