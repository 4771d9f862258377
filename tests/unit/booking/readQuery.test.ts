import { describe, expect, it } from 'vitest'
import { readQuery } from '@/booking/form/draft'
import type { PricingPlan, Service } from '@/payload-types'

const service = { id: 's1', kind: 'catering', slug: 'live-food-counter' } as Service
const plan = { id: 'p1', slug: 'royal' } as PricingPlan
const known = { plans: [plan], services: [service] }

describe('readQuery', () => {
  it('should fill in what the address names [Q5, R11]', () => {
    const query = { date: '2026-12-24', kind: 'event', plan: 'royal', service: 'live-food-counter' }
    expect(readQuery(query, known)).toEqual({ date: '2026-12-24', kind: 'event', plan, service })
  })

  it('should take the kind from the service when none is named [B14]', () => {
    expect(readQuery({ service: 'live-food-counter' }, known).kind).toBe('catering')
  })

  it('should leave out what we do not have', () => {
    const query = { date: '24.12.2026', kind: ['event'], plan: 'gold', service: '' }
    expect(Object.values(readQuery(query, known)).filter(Boolean)).toEqual([])
  })
})
