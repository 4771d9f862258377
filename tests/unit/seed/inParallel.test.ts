import { describe, expect, it } from 'vitest'
import { inParallel } from '../../../seed/seedItems'

describe('[O6] inParallel', () => {
  it('should work through all items, at most four at a time', async () => {
    const done: number[] = []
    let running = 0
    let most = 0
    await inParallel([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      done.push(item)
    })
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(most).toBe(4)
  })

  it('should let what runs finish and begin no more after an error', async () => {
    const done: number[] = []
    const work = async (item: number) => {
      await Promise.resolve()
      if (item === 2) throw new Error('second')
      done.push(item)
    }
    await expect(inParallel([1, 2, 3, 4, 5, 6], work)).rejects.toThrow('second')
    expect(done).toEqual([1, 3, 4])
  })
})
