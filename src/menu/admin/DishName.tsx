import { dishTitle, type MenuDish } from '@/menu/rules/dishes'
import { markWord } from '@/menu/rules/marks'
import { rootLocale, translatedLocales } from '@/rules/locales'

/** The title in each language, and the veg or non-veg mark. */
export function DishName({ dish }: { dish: MenuDish }) {
  const mark = dish.marks.find((one) => one === 'veg' || one === 'nonveg')
  return (
    <span className="dish-name desk-row">
      {mark && (
        <span
          aria-label={markWord(mark, rootLocale)}
          className="diet-mark"
          data-mark={mark}
          role="img"
        />
      )}
      <span>
        {dishTitle(dish)}
        {translatedLocales.map(
          (locale) =>
            dish.title[locale] && (
              <span className="desk-muted" key={locale} lang={locale}>
                {' '}
                {dish.title[locale]}
              </span>
            ),
        )}
      </span>
    </span>
  )
}
