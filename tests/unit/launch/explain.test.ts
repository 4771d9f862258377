import { expect, it } from 'vitest'
import { EnvironmentError } from '@/env'
import { LaunchError } from '@/launch/LaunchError'
import { explain } from '@/launch/explain'

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
