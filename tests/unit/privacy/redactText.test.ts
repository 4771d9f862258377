import { describe, expect, it } from 'vitest'
import { redactText } from '@/privacy/redact'

describe('[V7] a line of the log', () => {
  it.each([
    ['550 No such user <meera.s+x@example.com>', '550 No such user <[e-mail]>'],
    [
      'GET /api/users?where[email]=meera%40example.com&x=1',
      'GET /api/users?where[email]=[e-mail]&x=1',
    ],
    ['मीरा@उदाहरण.भारत wrote', '[e-mail] wrote'],
    ['phone 9829012345.', 'phone [phone].'],
    [`GET /hi/q/${'aB_-'.repeat(11)}/seen`, 'GET /hi/q/[…]/seen'],
    [`next=%2Fq%2F${'x9'.repeat(22)}&y`, 'next=%2Fq%2F[…]&y'],
    ['phone +91 98290 12345', 'phone [phone]'],
    ['phone 0141-2345678 or 098290-12345', 'phone [phone] or [phone]'],
    ['phone ९८२९०१२३४५ and +९१ ९८२९० १२३४५', 'phone [phone] and [phone]'],
    ['phone ૯૮૨૯૦૧૨૩૪૫ and ௯௮௨௯௦ ௧௨௩௪௫', 'phone [phone] and [phone]'],
    ['?where%5BcontactNumber%5D%3D9829012345', '?where%5BcontactNumber%5D%3D[phone]'],
    ['?contactNumber=%2B919829012345&x', '?contactNumber=[phone]&x'],
    [
      'E11000 duplicate key error index: email_1 dup key: { email: "Meera" }',
      'E11000 duplicate key error index: email_1 dup key: […]',
    ],
    [
      'Cast to Number failed for value "Meera Sharma" (type string) at path "guests"',
      'Cast to Number failed for value […] (type string) at path "guests"',
    ],
    [
      `Unexpected token 'M', ..."{"name": Meera Shar"... is not valid JSON`,
      "Unexpected token 'M', […] is not valid JSON",
    ],
  ])('should name nobody: %s', (text, told) => {
    expect(redactText(text)).toBe(told)
  })

  it.each([
    'at node_modules/@payloadcms/ui/dist/x.js:12:3451',
    'file:///srv/site/node_modules/.pnpm/@payloadcms+ui/index.js:10:20',
    'at node_modules/.pnpm/next@16.4.6/server.js:10:20',
    'booking 6563a12345678901230bcdef at 2026-11-20 10:00:12.123',
    '{"time":1763771234567,"pid":1234567}',
    'mongodb://127.0.0.1:27017/jharokha took 12 ms',
    'JU-7K4M-92',
  ])('should stay as it is: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })
})
