import { expect, test } from 'vitest'
import { freePort } from '../../harness/launch/freePort'

test('[Z1] ports should differ, and lie below those that systems give away themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
  expect(ports.filter((port) => port < 10_240 || port >= 32_768)).toEqual([])
})
