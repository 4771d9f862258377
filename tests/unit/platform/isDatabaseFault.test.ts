import { describe, expect, it } from 'vitest'
import { isDatabaseFault } from '@/platform/isDatabaseFault'

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })

describe('[W1] a fault of the database', () => {
  it.each([
    named('MongoServerSelectionError'),
    named('MongooseServerSelectionError'),
    named('MongoNetworkError'),
    named('MongoNetworkTimeoutError'),
    named('MongoWaitQueueTimeoutError'),
    named('PoolClearedOnNetworkError'),
    new Error('Operation `Booking.find()` buffering timed out after 3000ms'),
    new Error('Error: cannot connect to MongoDB: Error: cannot connect to MongoDB.'),
    new Error('This socket has been ended by the other party'),
    ...[64, 91, 189, 10107, 11600, 11602, 13435, 13436, 14031].map((code) =>
      Object.assign(new Error(`code ${code}`), { code }),
    ),
    new Error('outer', { cause: named('MongoNetworkError') }),
  ])('should be told by what the error says: $name $message', (error) => {
    expect(isDatabaseFault(error)).toBe(true)
  })

  it.each([
    new TypeError('x is not a function'),
    named('MongoServerError', 'E11000 duplicate key'),
    Object.assign(new Error('E11000'), { code: 11000 }),
    Object.assign(new Error('too many'), { status: 429 }),
    null,
    'MongoNetworkError',
  ])('should not be taken for what the request or the program did: %s', (error) => {
    expect(isDatabaseFault(error)).toBe(false)
  })
})
