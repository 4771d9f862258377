import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { keepErrorData } from '@/platform/keepErrorData'

const ask = (error: Error, told: object) =>
  keepErrorData({
    context: {},
    error,
    req: {} as PayloadRequest,
    result: { errors: [{ message: '', ...told }] },
  })

test('[K2] an error should keep its name where the minifier renamed its class', () => {
  const errors = [{ message: 'Ten digits, please.', path: 'contactNumber' }]
  const error = Object.assign(new ValidationError({ errors }), { name: 'a' })
  const { data, message } = error
  const answer = { response: { errors: [{ data, message, name: 'ValidationError' }] } }
  expect(ask(error, { data, name: 'a' })).toEqual(answer)
  expect(ask(error, {})).toEqual(answer)
  expect(ask(error, { data: {}, name: 'TooLarge' })).toBeUndefined()
})

test('[K2] an error that is not public should stay as Payload answers it', () => {
  expect(ask(new APIError('inside', 500), {})).toBeUndefined()
  expect(ask(new Error('inside'), {})).toBeUndefined()
})
