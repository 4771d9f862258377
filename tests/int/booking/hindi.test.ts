import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { whereOf } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => forgetLimits(payload))

afterAll(() => stage.destroy())

const devanagari = /^[^A-Za-z]*\p{Script=Devanagari}/u
const consent = { noticeVersion: '2026-11', language: 'hi' }
const phone = { contactNumber: '+91 98290 12345' }
const send = (data: object) => post(payload, '/bookings', { ...phone, consent, ...data })

describe('[I4] what a visitor of the Hindi pages sends', () => {
  it('should keep its language', async () => {
    const { body, status } = await send({ name: 'मीरा शर्मा' })
    expect(status).toBe(201)
    const booking = await payload.findByID({ collection: 'bookings', id: body.doc.id })
    expect(booking).toMatchObject({ consent: { language: 'hi' }, name: 'मीरा शर्मा' })
  })

  it('should be told in Hindi what is wrong, and in English where English was read', async () => {
    const wrong = { contactNumber: '98290', date: '2020-01-01', numberOfGuests: '0' }
    const messages = async (language: string) => {
      const { body, status } = await send({ ...wrong, consent: { ...consent, language } })
      expect(status).toBe(400)
      return (body.errors[0]?.data?.errors ?? []).map(({ message }) => message)
    }
    const [hindi, english] = [await messages('hi'), await messages('en')]
    expect([hindi.length, english.length]).toEqual([3, 3])
    for (const message of hindi) expect(message).toMatch(devanagari)
    for (const message of english) expect(message).toMatch(/^[\x20-\x7e]+$/)
  })

  it('should be refused in Hindi over the limit', async () => {
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push(await send({ name: `मीरा ${count}` }))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.errors[0]?.message).toMatch(devanagari)
  })

  it('should store the chosen service as the panel names it', async () => {
    const service = await payload.create({
      collection: 'services',
      data: {
        _status: 'published',
        category: 'weddings',
        image: stage.image,
        kind: 'event',
        order: 1,
        title: 'Royal Setup',
      },
      locale: 'en',
    })
    await payload.update({
      collection: 'services',
      data: { title: 'रॉयल सेटअप' },
      id: service.id,
      locale: 'hi',
    })
    const { body } = await post(payload, '/bookings?locale=hi', {
      ...phone,
      consent,
      service: service.id,
    })
    expect(
      await payload.findByID({ collection: 'bookings', depth: 0, id: body.doc.id }),
    ).toMatchObject({ service: service.id, serviceTitle: 'Royal Setup' })
  })
})

describe('[I6] Devanagari at the desk', () => {
  const found = async (q: string) => {
    const where = whereOf({ now: new Date(), userId: 'u', view: { ...firstView, q, tab: 'all' } })
    const { docs } = await payload.find({ collection: 'bookings', trash: true, where })
    return docs.map(({ name }) => name)
  }

  it('should be found as it is typed, in either script and however its dots are written', async () => {
    await send({ name: 'फ़िरोज़ अली', venueTitle: 'जय महल' })
    await send({ name: 'Firoz Ali' })
    expect(await found('रोज़')).toEqual(['फ़िरोज़ अली'])
    // U+095B is one sign; letters with the dot apart are what keyboards of today write.
    expect(await found('रो\u095b')).toEqual(['फ़िरोज़ अली'])
    expect(await found('जय')).toEqual(['फ़िरोज़ अली'])
    expect(await found('firoz')).toEqual(['Firoz Ali'])
    const joined = 'विक्\u200dरम राठौड़'
    await send({ name: joined })
    await send({ name: 'Zoe Martin' })
    for (const typed of ['विक्रम', 'विक्\u200dरम', 'विक्\u200cरम', 'राठौड']) {
      expect(await found(typed)).toEqual([joined])
    }
    expect(await found('ZOË')).toEqual(['Zoe Martin'])
  })
})
