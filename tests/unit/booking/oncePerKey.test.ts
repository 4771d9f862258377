import { expect, it, vi } from 'vitest'
import { oncePerKey } from '@/booking/create/rateLimit'

it('[Q3] [W1] a request that passed once should not be counted again, one that was refused should', async () => {
  const passes = vi.fn(() => Promise.resolve({ inFlood: false }))
  await Promise.all([oncePerKey('a', passes), oncePerKey('a', passes)])
  await oncePerKey('a', passes)
  expect(passes).toHaveBeenCalledTimes(1)

  const refuses = vi.fn(() => Promise.reject(new Error('Too many')))
  await expect(oncePerKey('b', refuses)).rejects.toThrow('Too many')
  await expect(oncePerKey('b', refuses)).rejects.toThrow('Too many')
  expect(refuses).toHaveBeenCalledTimes(2)
})
