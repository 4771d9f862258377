import { type Locale } from '@/rules/locales'

/** Veg, non-veg, and what some guests do not eat, with their labels. */
const markTable = {
  veg: { en: 'Veg', hi: 'वेज' },
  nonveg: { en: 'Non-veg', hi: 'नॉन-वेज' },
  jain: { en: 'Jain', hi: 'जैन' },
  noOnionGarlic: { en: 'No onion, no garlic', hi: 'बिना प्याज़-लहसुन' },
  satvik: { en: 'Satvik', hi: 'सात्विक' },
  vegan: { en: 'Vegan', hi: 'वीगन' },
  dairy: { en: 'Contains milk', hi: 'दूध वाला' },
  nuts: { en: 'Contains nuts', hi: 'मेवे वाला' },
  gluten: { en: 'Contains gluten', hi: 'गेहूँ या मैदे वाला' },
  egg: { en: 'Contains egg', hi: 'अंडे वाला' },
} as const satisfies Record<string, Record<Locale, string>>

export type DishMark = keyof typeof markTable

export const dishMarks = Object.keys(markTable) as DishMark[]

export const markWord = (mark: DishMark, locale: Locale): string => markTable[mark][locale]

const meatless: readonly DishMark[] = ['veg', 'jain', 'satvik', 'vegan']

/** Marks that exclude each other. Indian law counts egg as non-veg. */
export function contradictsItself(marks: readonly DishMark[]): boolean {
  const has = (...some: DishMark[]) => some.some((mark) => marks.includes(mark))
  return (has('nonveg', 'egg') && has(...meatless)) || (has('vegan') && has('dairy'))
}
