import { describe, expect, it } from 'vitest'
import { describeFailure, describeAccepted } from '@/email/describeSmtpAnswer'

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('[T1] what a mail server answered', () => {
  it('should be told in its own words', () => {
    const response = '250 2.0.0 Ok: queued as 4F2'
    expect(describeAccepted({ accepted: ['a@b.in'], rejected: [], response })).toBe(
      `The mail server took it and answered: ${response}`,
    )
    expect(describeAccepted({ rejected: ['a@b.in'], response })).toContain('refused a@b.in')
    expect(() => describeAccepted(undefined)).toThrow()
  })

  it.each([
    [
      error('Invalid login: 535 5.7.8 no', {
        code: 'EAUTH',
        command: 'AUTH PLAIN',
        response: '535 5.7.8 no',
      }),
      'The mail server refused the user name or password of SMTP_URL: 535 5.7.8 no (to AUTH PLAIN)',
    ],
    [
      error('getaddrinfo ENOTFOUND smtp.nowhere', { code: 'EDNS' }),
      'The name of the mail server in SMTP_URL was not found: getaddrinfo ENOTFOUND smtp.nowhere',
    ],
    [
      error('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET', command: 'CONN' }),
      'The mail server could not be reached: connect ECONNREFUSED 127.0.0.1:25',
    ],
    [error('Too slow'), 'The email was not sent: Too slow'],
    ['odd', 'The email was not sent: odd'],
  ])('should be told when it failed: %s', (thrown, line) => {
    expect(describeFailure(thrown)).toBe(line)
  })
})
