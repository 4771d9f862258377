import { describe, expect, it } from 'vitest'
import { checkContact } from '@/contact/checkContact'
import { emptyContact, readContact, describeContact, toContactRequest } from '@/contact/draft'
import { failureOf } from '@/contact/useContactSend'
import { answered, sending } from '@/ui/forms/sentRequest'

const values = { ...emptyContact, email: 'meera@example.com', message: 'Hello' }

describe('[C2] a message on its way', () => {
  const first = sending({ key: 'one', values })

  it('should keep every word through a failure', () => {
    expect(answered(first, { state: 'failed', error: 'x' }).draft.values).toEqual(values)
  })

  it('should show a failure until the text is edited or sent again', () => {
    const offline = answered(first, { state: 'offline', error: 'x' })
    expect(failureOf(offline)).toEqual({ offline: true })
    expect(failureOf({ ...offline, edited: true })).toBeUndefined()
    expect(failureOf({ serverMessage: 'Try again later' })).toEqual({
      offline: false,
      serverMessage: 'Try again later',
    })
    expect(failureOf(first)).toBeUndefined()
    expect(failureOf(undefined)).toBeUndefined()
  })
})

describe('[C2] toContactRequest', () => {
  it('should send a contact message, without the fields that are empty', () => {
    expect(toContactRequest({ key: 'k', values }, 'en')).toEqual({
      kind: 'contact',
      email: 'meera@example.com',
      message: 'Hello',
      consent: { noticeVersion: expect.any(String), language: 'en' },
      idempotencyKey: 'k',
    })
  })
})

describe('[C3] checkContact', () => {
  it('should say in words what is wrong, in the order of the fields', () => {
    expect(checkContact(emptyContact, 'en').map(({ path }) => path)).toEqual([
      'contactNumber',
      'message',
    ])
    expect(checkContact(values, 'en')).toEqual([])
  })
})

describe('readContact', () => {
  it('should take our fields and nothing else', () => {
    const data = new FormData()
    data.set('name', 'Meera')
    data.set('kind', 'booking')
    data.set('message', new File([''], 'x'))
    expect(readContact(data)).toEqual({ ...emptyContact, name: 'Meera' })
  })
})

describe('describeContact', () => {
  it('should tell a chat what was typed, under the labels of the form', () => {
    expect(describeContact(values, 'en')).toBe('Email: meera@example.com\nMessage: Hello')
  })
})
