import { describe, expect, it } from 'vitest'
import { redactValue } from '@/privacy/redact'

describe('[V7] what is handed to the log', () => {
  it('should lose what an error carries along, and keep where it came from', () => {
    const error = Object.assign(new Error('No such user <meera@example.com>'), {
      code: 'EENVELOPE',
      data: { contactNumber: '9829012345', name: 'Meera Sharma' },
      keyValue: { name: 'Meera Sharma' },
      rejected: ['meera@example.com'],
      responseCode: 550,
    })
    const told = redactValue({ msg: 'Not sent to 98290 12345', err: error })
    expect(told).toMatchObject({
      msg: 'Not sent to [phone]',
      err: { type: 'Error', code: 'EENVELOPE', message: 'No such user <[e-mail]>' },
    })
    expect(JSON.stringify(told)).toContain('redactValue.test.ts')
    expect(JSON.stringify(told)).not.toMatch(/Meera|meera|98290/)
  })

  it('should lose them in a cause, in lists and under telling names', () => {
    const cause = new Error('dup key: { email: "x" } of 9829012345')
    const told = redactValue({
      err: new Error('No', { cause }),
      job: { input: { list: ['meera@example.com'] }, user: { name: 'Meera' } },
      email: 'Meera',
    })
    expect(JSON.stringify(told)).not.toMatch(/Meera|meera|98290|"x\\"/)
  })

  it('should end where things hold one another', () => {
    const loop: Record<string, unknown> = { text: 'x' }
    loop.self = loop
    expect(JSON.stringify(redactValue(loop))).toContain('[…]')
  })

  it('should leave numbers, dates and ids readable', () => {
    const date = new Date('2026-11-20T10:00:00Z')
    expect(redactValue({ attempts: 3, date, off: false, none: null })).toEqual({
      attempts: 3,
      date,
      none: null,
      off: false,
    })
  })
})

it.each(['contactNumber', 'data', 'email', 'password', 'recipient', 'to', 'user', 'value'])(
  'should never tell a %s',
  (name) => {
    expect(redactValue({ [name]: 'secret' })).toEqual({ [name]: '[…]' })
  },
)
