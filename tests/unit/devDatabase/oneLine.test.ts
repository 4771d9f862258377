import { expect, it } from 'vitest'
import { oneLine } from '@/devDatabase/DatabaseError'

it('should make one line that fits of what an error says [W2]', () => {
  expect(oneLine(new Error('cannot\n  open\tit \n'))).toBe('cannot open it')
  expect(oneLine('plain')).toBe('plain')
  expect(oneLine(new Error('x'.repeat(500)))).toHaveLength(200)
})
