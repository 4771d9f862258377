import { functionTitle } from '@/booking/rules/describeFunctions'
import type { KitchenMessages } from '@/i18n/sheetMessages'
import { isolate } from '@/rules/text'
import type { KitchenBooking, LoadedDay } from './loadDay'

type Titled = LoadedDay['undated'][number]

/** Only the name of the customer; other lists of the panel contain phone and email. */
export const customerName = ({ name }: KitchenBooking, words: KitchenMessages): string =>
  isolate(name ?? '') || words.noName

/** For a booking without functions, the name of the customer. */
const titleOf = ({ booking, index, row }: Titled, words: KitchenMessages): string =>
  index === undefined ? customerName(booking, words) : functionTitle(row, index, words.functions)

/** The title, followed by the customer unless that is the title. */
export const fullTitle = (one: Titled, words: KitchenMessages): string =>
  [...new Set([titleOf(one, words), customerName(one.booking, words)])].join(', ')

/** By the key of each function. Short if no other function of the day has the same title. */
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

/** The state of a printed booking, such as `JU-7K4M-92, revision 5`. */
export const sourceOf = ({ reference, revision }: KitchenBooking, words: KitchenMessages): string =>
  [reference, words.revision(revision ?? 0)].filter(Boolean).join(', ')
