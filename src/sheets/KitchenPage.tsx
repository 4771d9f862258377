import { type KitchenMessages, kitchenMessages } from '@/i18n/sheetMessages'
import { type Cooked, groupByFood, sumPlates } from '@/menu/rules/cooking'
import { courseWord } from '@/menu/rules/courses'
import { type MenuDish, pickDishes } from '@/menu/rules/dishes'
import type { Locale } from '@/rules/locales'
import { InLanguage } from './InLanguage'
import { labelsOf } from './labels'
import type { KitchenFunction, LoadedDay } from './loadDay'
import { SheetFoot, SheetFunctions, SheetTop } from './SheetParts'
import type { SheetView } from './sheetView'

interface Props extends LoadedDay {
  dishes: readonly MenuDish[]
  view: SheetView
}

/** All functions of a day, and all dishes with their plates. */
export function KitchenPage({ dishes, functions, isCut, undated, view }: Props) {
  const { language: locale } = view
  const words = kitchenMessages(locale)
  const labels = labelsOf(functions, words)
  const cooked = sumPlates(partsOf(functions, dishes))

  return (
    <article className="sheet__page" lang={locale}>
      <SheetTop functions={functions} isCut={isCut} title={words.title} view={view} />
      {functions.length === 0 ? (
        <section>
          <h2>{words.none}</h2>
          <p>{words.noneHint}</p>
        </section>
      ) : (
        <>
          <SheetFunctions functions={functions} locale={locale} undated={undated} />
          {cooked.length === 0 && <p className="sheet__stage">{words.noDishes}</p>}
          {groupByFood(cooked).map(({ courses, food }) => (
            <section className="sheet__long" key={food}>
              <h2>{words.foods[food]}</h2>
              <table className="desk-table sheet__table">
                <thead>
                  <tr>
                    <th scope="col">{words.dish}</th>
                    <th scope="col">{words.total}</th>
                    <th scope="col">{words.isFor}</th>
                  </tr>
                </thead>
                {courses.map(({ course, dishes: menu }) => (
                  <tbody key={course}>
                    <tr>
                      <th colSpan={3} scope="rowgroup">
                        {courseWord(course, locale)}
                      </th>
                    </tr>
                    {menu.map((dish) => (
                      <DishRow
                        dish={dish}
                        key={dish.id}
                        labels={labels}
                        locale={locale}
                        words={words}
                      />
                    ))}
                  </tbody>
                ))}
              </table>
            </section>
          ))}
        </>
      )}
      <SheetFoot functions={functions} locale={locale}>
        {words.crewOnly}
      </SheetFoot>
    </article>
  )
}

export const partsOf = <Dish extends MenuDish>(
  functions: readonly KitchenFunction[],
  dishes: readonly Dish[],
) =>
  functions.map(({ key, plates, row }) => ({ key, menu: pickDishes(dishes, row.dishes), plates }))

interface DishRowProps {
  dish: Cooked<MenuDish>
  labels: Record<string, string>
  locale: Locale
  words: KitchenMessages
}

function DishRow({ dish, labels, locale, words }: DishRowProps) {
  const isFor = dish.parts.map(({ key, plates }) =>
    [labels[key], plates > 0 ? plates.toLocaleString('en-IN') : '?'].join(' '),
  )
  return (
    <tr>
      <td>
        <InLanguage locale={locale} texts={dish.title} />
      </td>
      <td>{dish.plates > 0 ? dish.plates.toLocaleString('en-IN') : words.noPlates}</td>
      <td>{isFor.join(', ')}</td>
    </tr>
  )
}
