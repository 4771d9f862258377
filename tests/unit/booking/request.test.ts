import { describe, expect, it } from 'vitest'
import { describeDraft } from '@/booking/form/describeDraft'
import { newBookingDraft, guestCapacity, readForm, toRequest } from '@/booking/form/draft'
import { newKey } from '@/ui/forms/deviceDraft'
import { readAnswer } from '@/ui/forms/sendRequest'

const service = { id: 's1', title: 'Mehndi Ceremony Setup' }

const draft = newBookingDraft({ date: '2026-12-24', key: 'k1', kind: 'event', service })

describe('toRequest', () => {
  it('should save the choice by its id and leave empty fields out [B14, S6]', () => {
    expect(toRequest(draft, 'en')).toEqual({
      kind: 'booking',
      date: '2026-12-24',
      selectedService: 'event',
      service: 's1',
      plan: undefined,
      consent: { noticeVersion: expect.any(String), language: 'en' },
      idempotencyKey: 'k1',
    })
  })

  it('should send the venue details [B13]', () => {
    const values = { ...draft.values, venueDetails: 'Garden, open' }
    expect(toRequest({ ...draft, values }, 'en')).toHaveProperty('venueDetails', 'Garden, open')
  })
})

describe('readAnswer', () => {
  const doc = { reference: 'JU-7K4M-92' }

  it('should read the reference of a new and of a repeated request [B11]', () => {
    const saved = { state: 'saved', reference: 'JU-7K4M-92' }
    expect(readAnswer(201, { doc })).toEqual(saved)
    expect(readAnswer(200, { doc, repeated: true })).toEqual(saved)
  })

  it('should read the fields of a refusal [B12]', () => {
    const problems = [{ path: 'date', message: 'Choose a day.' }]
    const body = { errors: [{ data: { errors: problems } }] }
    expect(readAnswer(400, body)).toEqual({ state: 'rejected', problems })
  })

  it.each([
    [429, {}],
    [500, null],
    [503, { errors: [{ message: 'x' }] }],
    [400, { errors: [] }],
    [201, {}],
  ])('should count %i with %j as not sent [B10]', (status, body) => {
    expect(readAnswer(status, body).state).toBe('failed')
  })
})

describe('describeDraft', () => {
  it('should tell a chat what was typed, and no more', () => {
    expect(describeDraft(draft, 'en')).toBe(
      'Mehndi Ceremony Setup\nDate: Thu, 24 Dec 2026\nService: Event',
    )
  })
})

describe('readForm', () => {
  it('should take our fields and nothing else', () => {
    const data = new FormData()
    data.set('name', 'Meera')
    data.set('status', 'confirmed')
    data.set('venueTitle', new File([''], 'x'))
    expect(readForm(data)).toMatchObject({ name: 'Meera', venueTitle: '' })
    expect(readForm(data)).not.toHaveProperty('status')
  })
})

describe('guestCapacity', () => {
  it('should read the figure where there is one [S5]', () => {
    expect(guestCapacity('Up to 120 guests')).toBe(120)
    expect(guestCapacity('Up to 1,200 guests')).toBe(1200)
    expect(guestCapacity('Unlimited (open venue)')).toBeUndefined()
    expect(guestCapacity(null)).toBeUndefined()
  })
})

describe('newKey', () => {
  it('should make a key without randomUUID, where the page came without TLS', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto
    expect(newKey(plain)).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
