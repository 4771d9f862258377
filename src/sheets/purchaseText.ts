import { kitchenMessages } from '@/i18n/sheetMessages'
import { type Shop, shopWord, unitWord } from '@/menu/rules/needs'
import {
  type DishToBuy,
  groupByShop,
  inLargeUnit,
  type Purchase,
  sumNeeds,
} from '@/menu/rules/purchases'
import { type Locale, locales } from '@/rules/locales'
import { whatsappShare } from '@/rules/phone'
import { formatDay } from '@/time/days'
import { partsOf } from './KitchenPage'
import type { LoadedDay } from './loadDay'
import type { SheetView } from './sheetView'

interface PurchaseLine extends Pick<Purchase, 'ingredient' | 'key'> {
  amount: string
}

export interface ShopList {
  shop: Shop
  lines: PurchaseLine[]
}

interface PurchasesToList {
  dishes: readonly DishToBuy[]
  functions: LoadedDay['functions']
  view: SheetView
}

/** What to buy at each kind of shop, as text. */
export function listPurchases({ dishes, functions, view }: PurchasesToList): ShopList[] {
  const { language: locale } = view
  const purchases = sumNeeds(partsOf(functions, dishes))
  return groupByShop(purchases, (one) => ingredientIn(one, locale)).map((group) => ({
    shop: group.shop,
    lines: group.purchases.map((one) => ({
      ...{ ingredient: one.ingredient, key: one.key },
      amount: amountText(one, locale),
    })),
  }))
}

function amountText(purchase: Purchase, locale: Locale): string {
  const { amount, unit } = inLargeUnit(purchase)
  const word = amount === 1 ? unitWord(unit, locale) : kitchenMessages(locale).units[unit]
  return `${amount.toLocaleString('en-IN')} ${word}`
}

const ingredientIn = ({ ingredient }: Pick<Purchase, 'ingredient'>, locale: Locale): string =>
  ingredient[locale] || ingredient[locales.find((one) => ingredient[one]) ?? locale] || ''

/** For WhatsApp, where stars make a heading bold. Without names of customers, because shops read it. */
export function purchaseText(lists: readonly ShopList[], { day, language }: SheetView): string {
  const shops = lists.map(({ lines, shop }) =>
    [
      `*${shopWord(shop, language)}*`,
      ...lines.map((line) => `- ${ingredientIn(line, language)}: ${line.amount}`),
    ].join('\n'),
  )
  const title = `${kitchenMessages(language).purchases}, ${formatDay(day, language)}`
  return [title, ...shops].join('\n\n')
}

/** Servers refuse addresses above 8 KB. */
const ADDRESS_MAX = 7000

const fits = (link: string) => link.length <= ADDRESS_MAX

/** The WhatsApp link with all shops; undefined where they do not fit, and each shop is sent by itself. */
export function linkToAll(lists: readonly ShopList[], view: SheetView): string | undefined {
  const link = whatsappShare(purchaseText(lists, view))
  return lists.length > 0 && fits(link) ? link : undefined
}

/** The WhatsApp links with the list of a shop: more than one where its lines do not fit into one. */
export function linksToShop(list: ShopList, view: SheetView): string[] {
  const linkTo = (lines: PurchaseLine[]) => whatsappShare(purchaseText([{ ...list, lines }], view))
  const parts: PurchaseLine[][] = []
  for (const line of list.lines) {
    const last = parts.at(-1)
    if (last && fits(linkTo([...last, line]))) last.push(line)
    else parts.push([line])
  }
  return parts.map(linkTo)
}
