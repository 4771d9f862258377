'use client'

import { useRowLabel } from '@payloadcms/ui'
import { menuWords } from '@/i18n/en/menu'
import { units, unitWord } from '@/menu/rules/needs'
import { rootLocale } from '@/rules/locales'

/** The label of a folded row, such as `Wheat flour, 14 kg`. */
export function NeedLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Record<string, unknown>>>()
  const { ingredient, quantity } = data
  const unit = units.find((one) => one === data.unit)
  const amount = typeof quantity === 'number' && unit && `${quantity} ${unitWord(unit, rootLocale)}`
  const known = [typeof ingredient === 'string' && ingredient, amount].filter(Boolean)
  return <span>{known.join(', ') || menuWords.dish.oneNeed(rowNumber + 1)}</span>
}
