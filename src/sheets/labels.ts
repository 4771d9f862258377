import { functionTitle } from '@/booking/rules/describeFunctions'
import type { KitchenMessages } from '@/i18n/sheetMessages'
import { isolate } from '@/rules/text'
import type { KitchenBooking, LoadedDay } from './loadDay'

type Titled = LoadedDay['undated'][number]

/** The customer's name alone: other lists of the panel have phone and email. */
export const customerName = ({ name }: KitchenBooking, words: KitchenMessages): string =>
  isolate(name ?? '') || words.noName

/** Of a booking without functions its customer. */
const titleOf = ({ booking, index, row }: Titled, words: KitchenMessages): string =>
  index === undefined ? customerName(booking, words) : functionTitle(row, index, words.functions)

/** The title, with the customer where that is not the title. */
export const fullTitle = (one: Titled, words: KitchenMessages): string =>
  [...new Set([titleOf(one, words), customerName(one.booking, words)])].join(', ')

/** By the key of each function: short where no other of the day is called the same. */
export function labelsOf(
  functions: LoadedDay['functions'],
  words: KitchenMessages,
): Record<string, string> {
  const titles = functions.map((one) => titleOf(one, words))
  return Object.fromEntries(
    functions.map((one, index) => {
      const title = titles[index] ?? ''
      const isTwice = titles.filter((other) => other === title).length > 1
      return [one.key, isTwice ? `${title} (${customerName(one.booking, words)})` : title]
    }),
  )
}

/** `JU-7K4M-92, revision 5`: what a printed sheet was made from. */
export const sourceOf = ({ reference, revision }: KitchenBooking, words: KitchenMessages): string =>
  [reference, words.revision(revision ?? 0)].filter(Boolean).join(', ')
