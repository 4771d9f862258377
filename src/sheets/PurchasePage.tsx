import type { ReactNode } from 'react'
import { kitchenBar } from '@/i18n/en/kitchen'
import { kitchenMessages } from '@/i18n/sheetMessages'
import { shopWord } from '@/menu/rules/needs'
import { type DishToBuy, withoutNeeds } from '@/menu/rules/purchases'
import { rootLocale } from '@/rules/locales'
import { InLanguage } from './InLanguage'
import { partsOf } from './KitchenPage'
import { fullTitle } from './labels'
import type { LoadedDay } from './loadDay'
import { linksToShop, type ShopList } from './purchaseText'
import { platesText, SheetFoot, SheetTop } from './SheetParts'
import type { SheetView } from './sheetView'

interface Props extends LoadedDay {
  dishes: readonly DishToBuy[]
  lists: readonly ShopList[]
  view: SheetView
}

/** The ingredients for a day or a function, by kind of shop. */
export function PurchasePage({ dishes, functions, isCut, lists, undated, view }: Props) {
  const { language: locale } = view
  const words = kitchenMessages(locale)

  return (
    <article className="sheet__page" lang={locale}>
      <SheetTop functions={functions} isCut={isCut} title={words.purchases} view={view} />
      {functions.length === 0 ? (
        <section>
          <h2>{words.none}</h2>
          <p>{words.noneHint}</p>
        </section>
      ) : (
        <>
          <ul className="sheet__for">
            {functions.map((one) => (
              <li key={one.key}>
                {fullTitle(one, words)}: {platesText(one, words)}
              </li>
            ))}
          </ul>
          {lists.length === 0 && <p className="sheet__stage">{words.nothingToBuy}</p>}
          {lists.map((list) => (
            <section className="sheet__long" key={list.shop}>
              <h2 className="desk-row desk-row--between">
                {shopWord(list.shop, locale)}{' '}
                {linksToShop(list, view).map((href, index, { length }) => {
                  const said = kitchenBar.sendPart(index + 1, length)
                  return (
                    <a
                      aria-label={kitchenBar.sendTo(said, shopWord(list.shop, rootLocale))}
                      href={href}
                      key={href}
                      lang={rootLocale}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      {said}
                    </a>
                  )
                })}
              </h2>
              <ul className="sheet__boxes sheet__columns">
                {list.lines.map(({ amount, ingredient, key }) => (
                  <li key={key}>
                    <InLanguage locale={locale} texts={ingredient} /> <b>{amount}</b>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Missing dishes={dishes} functions={functions} undated={undated} view={view} />
          {lists.length > 0 && <p className="sheet__rule">{words.rule}</p>}
        </>
      )}
      <SheetFoot functions={functions} locale={locale}>
        {words.crewOnly}
      </SheetFoot>
    </article>
  )
}

type MissingProps = Pick<Props, 'dishes' | 'functions' | 'undated' | 'view'>

/** Dishes without stored ingredients, which the list does not include. */
function Missing({ dishes, functions, undated, view }: MissingProps) {
  const { language: locale } = view
  const words = kitchenMessages(locale)
  const unknown = withoutNeeds(partsOf(functions, dishes))
  const withFood = functions.filter(({ isEventOnly }) => !isEventOnly)
  const rows: [label: string, items: { id: string; text: ReactNode }[]][] = [
    [
      words.withoutNeeds,
      unknown.map(({ id, title }) => ({
        id,
        text: <InLanguage locale={locale} texts={title} />,
      })),
    ],
    [
      words.withoutMenu,
      withFood
        .filter(({ row }) => !row.dishes?.length)
        .map((one) => ({ id: one.key, text: fullTitle(one, words) })),
    ],
    [
      words.withoutPlates,
      withFood
        .filter(({ plates }) => plates === 0)
        .map((one) => ({ id: one.key, text: fullTitle(one, words) })),
    ],
    [
      words.undated,
      undated.map((one) => ({
        id: `${one.booking.id}-${one.index}`,
        text: fullTitle(one, words),
      })),
    ],
  ]
  const shown = rows.filter(([, items]) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{words.missing}</h2>
      {shown.map(([label, items]) => (
        <div key={label}>
          <p className="sheet__stage">{label}:</p>
          <ul className="sheet__columns">
            {items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
