import { describe, expect, it } from 'vitest'
import { fitsFilter, isPureVeg } from '@/rules/serviceKinds'
import { cateringServices } from '../../../seed/content/cateringServices'

describe('[P3] isPureVeg', () => {
  it('should be true where all food is veg, or keeps to a diet that is', () => {
    expect(isPureVeg({ diets: ['veg'] })).toBe(true)
    expect(isPureVeg({ diets: ['satvik'], dietsOnRequest: ['jain'] })).toBe(true)
  })

  it('should be false where non-veg is to be had, served or on request', () => {
    expect(isPureVeg({ diets: ['veg', 'nonveg'] })).toBe(false)
    expect(isPureVeg({ diets: ['veg'], dietsOnRequest: ['nonveg'] })).toBe(false)
  })

  it('should be false where food without egg has to be asked for', () => {
    expect(isPureVeg({ diets: ['veg'], dietsOnRequest: ['eggless'] })).toBe(false)
    expect(isPureVeg({ diets: ['veg', 'eggless'] })).toBe(true)
  })

  it('should be false where no food is named', () => {
    expect(isPureVeg({ diets: [], dietsOnRequest: ['veg'] })).toBe(false)
    expect(isPureVeg({})).toBe(false)
  })
})

describe('[P2] [P3] fitsFilter', () => {
  it('should find veg food whatever the category of its service', () => {
    expect(fitsFilter({ category: 'packages', diets: ['veg', 'nonveg'] }, 'veg')).toBe(true)
    expect(fitsFilter({ category: 'snacks', diets: ['jain'] }, 'veg')).toBe(true)
    expect(fitsFilter({ category: 'nonveg', diets: ['nonveg'] }, 'veg')).toBe(false)
  })

  it('should find what is cooked on request', () => {
    const service = { category: 'veg', diets: ['veg'], dietsOnRequest: ['nonveg', 'jain'] } as const
    const food = {
      ...service,
      diets: [...service.diets],
      dietsOnRequest: [...service.dietsOnRequest],
    }
    expect(fitsFilter(food, 'nonveg')).toBe(true)
    expect(fitsFilter(food, 'jain')).toBe(true)
    expect(fitsFilter(food, 'satvik')).toBe(false)
  })

  it('should find services without food by their category alone', () => {
    expect(fitsFilter({ category: 'weddings' }, 'weddings')).toBe(true)
    expect(fitsFilter({ category: 'weddings' }, 'corporate')).toBe(false)
  })
})

describe('[P3] the food of the seed', () => {
  it('should not be called pure veg where the text offers non-veg', () => {
    for (const { description, title, ...food } of cateringServices) {
      const offers = /non-veg/i.test(`${title} ${description}`)
      if (offers) expect(isPureVeg(food), title).toBe(false)
    }
  })

  it('should have Jain, satvik and no onion, no garlic only on request', () => {
    const marks = cateringServices.flatMap(({ diets }) => diets ?? [])
    const wished = cateringServices.flatMap(({ dietsOnRequest }) => dietsOnRequest ?? [])
    for (const diet of ['jain', 'satvik', 'noOnionGarlic'] as const) {
      expect(marks).not.toContain(diet)
      expect(wished).toContain(diet)
    }
  })
})
