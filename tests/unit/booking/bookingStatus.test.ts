import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bookingStatuses, canMove, nextStatuses } from '@/booking/rules/status'

describe('[M1] the stages of a request', () => {
  it('should be these, and no others', () => {
    const moves = Object.fromEntries(bookingStatuses.map((from) => [from, nextStatuses({ from })]))
    expect(moves).toEqual({
      new: ['contacted', 'quoted', 'confirmed', 'lost', 'spam'],
      contacted: ['quoted', 'confirmed', 'lost', 'spam'],
      quoted: ['contacted', 'confirmed', 'lost'],
      confirmed: ['quoted', 'completed', 'lost'],
      completed: ['confirmed'],
      lost: ['contacted', 'quoted'],
      spam: ['new'],
    })
  })

  it('should go on from each stage, and let go at every open one', () => {
    expect(canMove({ from: 'new', to: 'contacted' })).toBe(true)
    expect(canMove({ from: 'contacted', to: 'quoted' })).toBe(true)
    expect(canMove({ from: 'quoted', to: 'confirmed' })).toBe(true)
    expect(canMove({ from: 'confirmed', to: 'completed' })).toBe(true)
    expect(canMove({ from: 'confirmed', to: 'lost' })).toBe(true)
  })

  it('should not make up work that never happened', () => {
    expect(canMove({ from: 'new', to: 'completed' })).toBe(false)
    expect(canMove({ from: 'confirmed', to: 'new' })).toBe(false)
    expect(canMove({ from: 'completed', to: 'lost' })).toBe(false)
    expect(canMove({ from: 'confirmed', to: 'spam' })).toBe(false)
  })

  it('should take back the latest move, whatever it was', () => {
    expect(canMove({ before: 'new', from: 'confirmed', to: 'new' })).toBe(true)
    expect(canMove({ before: 'contacted', from: 'confirmed', to: 'new' })).toBe(false)
  })

  it('should lead from a status of a later version to every known one', () => {
    const from = 'awaitingDeposit' as never
    expect(nextStatuses({ from })).toEqual([...bookingStatuses])
    expect(canMove({ before: from, from: 'new', to: from })).toBe(true)
    expect(canMove({ from: 'new', to: from })).toBe(false)
  })

  it('should lead on from every stage', () => {
    for (const from of bookingStatuses) expect(nextStatuses({ from })).not.toEqual([])
    expect(nextStatuses({ from: 'completed' })).toEqual(['confirmed'])
  })
})

describe('[M1] the style sheets of the panel', () => {
  it('should name no stage, so that each new one gets its look from its row', () => {
    const folder = 'src/booking/admin'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const styles = files.filter((file) => file.endsWith('.css'))
    expect(styles.length).toBeGreaterThan(5)
    const naming = styles.filter((file) =>
      readFileSync(`${folder}/${file}`, 'utf8').includes("[data-status='"),
    )
    expect(naming).toEqual([])
  })
})
