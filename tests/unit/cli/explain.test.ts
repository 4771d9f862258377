import { expect, it } from 'vitest'
import { LaunchError, explain } from '@/cli/launcher'
import { EnvironmentError, siteEnv } from '@/env'
import { listenProblem, proxyWarning } from '@/server/startLines.mjs'

it('should give only the message of an error that was foreseen [W2]', () => {
  expect(explain(new LaunchError('Port 1 is taken.'))).toBe('Port 1 is taken.')
  expect(explain(new EnvironmentError('PORT is malformed.'))).toBe('PORT is malformed.')
})

it('should say that the disk is full, however it shows [W2]', () => {
  const line = 'The disk is full. Free some space and start again.'
  expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(line)
  expect(explain(new Error('java.io.IOException: No space left on device'))).toBe(line)
})

it('should keep the stack of what nobody foresaw [W2]', () => {
  expect(explain(new TypeError('x is not a function'))).toContain('explain.test.ts')
})

it('should warn of an https site whose proxy is not named [V2]', () => {
  const siteUrl = 'https://www.example.com'
  expect(proxyWarning({ siteUrl, TRUST_PROXY: 0 })).toMatch(/set TRUST_PROXY=1/)
  expect(proxyWarning({ siteUrl, TRUST_PROXY: 1 })).toBeUndefined()
  expect(proxyWarning({ siteUrl: 'http://localhost:3000', TRUST_PROXY: 0 })).toBeUndefined()
})

it('should listen on this machine alone where HOST says nothing [W2]', () => {
  const env = { DATABASE_URI: 'mongodb://127.0.0.1/x', PAYLOAD_SECRET: 'x'.repeat(32) }
  expect(siteEnv({ ...env, NODE_ENV: 'test' }).HOST).toBe('127.0.0.1')
})

it.each([
  ['EADDRINUSE', 'Port 3000 is taken. Free it or choose another: PORT=3001 npm start'],
  ['EADDRNOTAVAIL', 'HOST 10.9.9.9 is no address of this machine.'],
  ['EIO', 'broken'],
])('should say why the server cannot listen: %s [W2]', (code, line) => {
  const error = Object.assign(new Error('broken'), { code })
  expect(listenProblem(error, { HOST: '10.9.9.9', PORT: 3000 })).toBe(line)
})
