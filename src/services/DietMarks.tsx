import { messagesFor } from '@/i18n/messagesFor'
import type { Locale } from '@/rules/locales'
import { type Diet, type Food, isPureVeg } from '@/rules/serviceKinds'
import { defined } from '@/ui/defined'
import { DietNotes, type DietNotesProps } from './DietNotes'

export function DietMarks({ food, locale }: { food: Food; locale: Locale }) {
  return <DietNotes {...dietNotes(food, locale)} />
}

export function dietNotes(food: Food, locale: Locale): DietNotesProps {
  const { site } = messagesFor(locale)
  const onRequest = (food.dietsOnRequest ?? []).map((diet) => site.diets[diet])
  const textOf = (diet: Diet) =>
    diet === 'veg' && isPureVeg(food) ? site.pureVeg : site.diets[diet]
  return defined({
    marks: (food.diets ?? []).map((diet) => ({ diet, text: textOf(diet) })),
    onRequest: onRequest.length > 0 ? `${site.onRequest} ${onRequest.join('\u00a0· ')}` : undefined,
  })
}
