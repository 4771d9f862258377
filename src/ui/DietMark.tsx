import { type Diet, vegDiets } from '@/rules/serviceKinds'

/**
 * The marks of Indian food law: a filled circle for veg, a triangle for non-veg. Other diets, such as
 * eggless, have none.
 */
export function DietMark({ diet }: { diet: Diet }) {
  const isVeg = vegDiets.includes(diet)
  if (!isVeg && diet !== 'nonveg') return null
  return <i aria-hidden="true" className="diet-mark" data-mark={isVeg ? 'veg' : 'nonveg'} />
}
