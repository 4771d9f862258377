import { functionFacts, functionTitle } from '@/booking/rules/describeFunctions'
import { messagesFor } from '@/i18n/messagesFor'
import { courses, courseWord, isCourse } from '@/menu/rules/courses'
import type { QuotedDish, QuotedFunction } from '@/quote/rules/quote'
import { type Locale, locales } from '@/rules/locales'
import { DietMark } from '@/ui/DietMark'
import styles from './Functions.module.css'
import { langUnlessShown } from './quoteView'

interface Props {
  functions: readonly QuotedFunction[]
  locale: Locale
}

export function Functions({ functions, locale }: Props) {
  const { functions: words } = messagesFor(locale).quotePage
  if (functions.length === 0) return <p>{words.none}</p>
  return (
    <ol className="stack">
      {functions.map((one, index) => (
        <FunctionCard index={index} key={one.id} locale={locale} one={one} />
      ))}
    </ol>
  )
}

interface CardProps {
  index: number
  locale: Locale
  one: QuotedFunction
}

function FunctionCard({ index, locale, one }: CardProps) {
  const { details, quotePage } = messagesFor(locale)
  const facts = functionFacts(one, details.functions, locale)
  const when = [facts.date, facts.timeBand].filter(Boolean).join(', ')
  const guests = [facts.guests, facts.guaranteed, facts.freezeOn].filter(Boolean).join(', ')
  return (
    <li className={`surface stack ${styles.card}`}>
      <div className={styles.head}>
        <h3>
          <bdi>{functionTitle(one, index, details.functions)}</bdi>
        </h3>
        {when && <b>{when}</b>}
        {facts.venue && (
          <p>
            <bdi>{facts.venue}</bdi>
          </p>
        )}
        {guests && <p className="fine">{guests}</p>}
      </div>
      {one.menu.length > 0 && (
        <div>
          <p>
            <b>{quotePage.functions.menu}</b>{' '}
            <span className="fine">{quotePage.functions.dishes(one.menu.length)}</span>
          </p>
          <Menu locale={locale} menu={one.menu} />
        </div>
      )}
    </li>
  )
}

function Menu({ locale, menu }: { locale: Locale; menu: readonly QuotedDish[] }) {
  const { other } = messagesFor(locale).quotePage.functions
  const groups = [
    ...courses.map((course) => ({
      name: courseWord(course, locale),
      dishes: menu.filter((dish) => dish.course === course),
    })),
    // A course that is no longer in the list.
    { name: other, dishes: menu.filter(({ course }) => !isCourse(course)) },
  ].filter(({ dishes }) => dishes.length > 0)
  return (
    <dl className={styles.courses}>
      {groups.map(({ dishes, name }) => (
        <div key={name}>
          <dt className="display">{name}</dt>
          <dd>
            <ul>
              {dishes.map((dish, index) => (
                <Dish dish={dish} key={index} locale={locale} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Dish({ dish: { marks, title }, locale }: { dish: QuotedDish; locale: Locale }) {
  const { diets } = messagesFor(locale).site
  const written = [locale, ...locales].find((one) => title[one])
  if (!written) return null
  const diet = (['nonveg', 'veg'] as const).find((one) => marks?.includes(one))
  return (
    <li>
      {diet && (
        <>
          <DietMark diet={diet} />
          <span className="unseen">{diets[diet]}: </span>
        </>
      )}
      <span {...langUnlessShown(written, locale)}>{title[written]}</span>
    </li>
  )
}
