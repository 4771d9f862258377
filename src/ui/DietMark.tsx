import { type Diet, vegDiets } from '@/rules/serviceKinds'

/**
 * The mark of Indian food law: a filled circle for veg, a triangle for non-veg. There is none for
 * other diets, such as eggless.
 */
export function DietMark({ diet }: { diet: Diet }) {
  const isVeg = vegDiets.includes(diet)
  if (!isVeg && diet !== 'nonveg') return null
  return <i aria-hidden="true" className="diet-mark" data-mark={isVeg ? 'veg' : 'nonveg'} />
}
