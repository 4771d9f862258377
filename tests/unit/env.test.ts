import { describe, expect, it } from 'vitest'
import { launcherEnv, emailEnv, siteEnv } from '@/env'

const good = {
  NODE_ENV: 'test',
  DATABASE_URI: 'mongodb://127.0.0.1:27017/jharokha',
  PAYLOAD_SECRET: 'x'.repeat(32),
} as const

describe('[W2] the environment', () => {
  it('should fill in what has a default', () => {
    expect(siteEnv(good)).toMatchObject({ PORT: 3000, siteUrl: 'http://localhost:3000' })
  })

  it('should take the public address without a path', () => {
    expect(siteEnv({ ...good, SITE_URL: 'https://www.example.com/' }).siteUrl).toBe(
      'https://www.example.com',
    )
  })

  it.each([
    ['DATABASE_URI', undefined, /^DATABASE_URI is missing: expected .* for example mongodb:/],
    ['DATABASE_URI', 'postgres://x/y', /^DATABASE_URI is invalid: .* for example mongodb:/],
    ['PAYLOAD_SECRET', undefined, /^PAYLOAD_SECRET is missing: .* for example/],
    ['PAYLOAD_SECRET', 'x'.repeat(31), /^PAYLOAD_SECRET is invalid: .* for example/],
    ['SITE_URL', 'www.example.com', /^SITE_URL is invalid: .* for example https:/],
    ['PORT', 'abc', /^PORT is invalid: .* for example 3000/],
    ['HOST', 'localhost:3000', /^HOST is invalid: .* for example 127\.0\.0\.1/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY is invalid: .* for example 1/],
    ['WEB_VITALS_SAMPLE', '7', /^WEB_VITALS_SAMPLE is invalid: .* for example 0\.1/],
  ])('should name %s when it is %j, in one line', (name, value, line) => {
    const attempt = () => siteEnv({ ...good, [name]: value })
    expect(attempt).toThrow(line)
    expect(attempt).not.toThrow(/\n/)
  })

  it('should take an empty variable as a missing one', () => {
    expect(() => siteEnv({ ...good, PAYLOAD_SECRET: ' ' })).toThrow('PAYLOAD_SECRET is missing')
  })

  it('should let a build run without a database, and only a build', () => {
    expect(siteEnv({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' })).toBeTruthy()
    expect(() => siteEnv({ NODE_ENV: 'production' })).toThrow('DATABASE_URI')
  })

  it('should want nothing of a launcher but what makes sense', () => {
    expect(launcherEnv({ NODE_ENV: 'test' })).toMatchObject({ PORT: 3000 })
    expect(() => launcherEnv({ NODE_ENV: 'test', PORT: '0' })).toThrow('PORT is invalid')
    expect(() => launcherEnv({ NODE_ENV: 'test', DATABASE_URI: 'postgres://x' })).toThrow(
      'for example mongodb://',
    )
  })

  it('[T1] should want both variables of a test of the mail server, and show no password', () => {
    const [MAIL_FROM, SMTP_URL] = ['bookings@example.com', 'smtp://user:hunter2@127.0.0.1:25']
    const env = (own: object) => emailEnv({ NODE_ENV: 'test', ...own })
    expect(env({ MAIL_FROM, SMTP_URL })).toEqual({ MAIL_FROM, server: 'smtp://127.0.0.1:25' })
    expect(() => env({ MAIL_FROM })).toThrow('SMTP_URL is missing: expected a mail server')
    expect(() => env({ SMTP_URL })).toThrow('MAIL_FROM is missing: expected')
  })
})
