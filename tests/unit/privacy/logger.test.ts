import { describe, expect, it, vi } from 'vitest'
import { logger } from '@/privacy/logger'

type Hook = (this: unknown, args: unknown[], method: (...args: unknown[]) => void) => void

/** What is written for an error that Payload logs. */
function written(err: Error) {
  const { options } = logger as { options: { hooks: { logMethod: Hook } } }
  const [info, error] = [vi.fn(), vi.fn()]
  options.hooks.logMethod.call({ info }, [{ err }], error)
  return { error: error.mock.calls.length, info: info.mock.calls }
}

const withStatus = (status: number) => Object.assign(new Error('Not for you.'), { status })

describe('[V3] the log', () => {
  it.each([400, 401, 403, 404, 429])('should tell a refused request in one line: %d', (status) => {
    expect(written(withStatus(status))).toEqual({ error: 0, info: [[`${status} Not for you.`]] })
  })

  it('should tell an error of the site whole', () => {
    for (const error of [withStatus(500), withStatus(503), new Error('Broken')]) {
      expect(written(error)).toEqual({ error: 1, info: [] })
    }
  })
})
