import { expect, it } from 'vitest'
import { seedSummary } from '@/cli/seedDatabase'

it('should sum what a seed did [W2]', () => {
  const lines = ['media: 50 made', 'services: 4 made, 2 updated', '[10:00:00] WARN: 3 things']
  expect(seedSummary(lines)).toBe('54 made, 2 updated')
})

it('should say when there was nothing to do [W2]', () => {
  expect(seedSummary(['media: unchanged', 'services: unchanged'])).toBe('unchanged')
})
