import { menuWords } from '@/i18n/en/menu'
import { courseWord } from '@/menu/rules/courses'
import { dishTitle, type MenuDish } from '@/menu/rules/dishes'
import { groupByCourse, type MenuWarning } from '@/menu/rules/menu'
import { rootLocale } from '@/rules/locales'
import { Button } from '@/ui/panel/Button'
import { DishName } from './DishName'

const { picker: words } = menuWords

interface Props {
  id: string
  ids: string[]
  menu: MenuDish[]
  onMoveUp: (dish: string) => void
  /** With the id of the element to focus. */
  onRemove: (dish: string, focus: string) => void
  warnings: MenuWarning[]
}

export function ChosenDishes({ id, ids, menu, onMoveUp, onRemove, warnings }: Props) {
  const groups = groupByCourse(menu)
  const gone = ids.filter((one) => !menu.some((dish) => dish.id === one))
  const shown = [...groups.flatMap(({ dishes }) => dishes.map((dish) => dish.id)), ...gone]
  const removeId = (dish: string) => `${id}-remove-${dish}`

  function remove(dish: string) {
    const at = shown.indexOf(dish)
    const next = shown[at + 1] ?? shown[at - 1]
    onRemove(dish, next ? removeId(next) : id)
  }

  return (
    <>
      {groups.map(({ course, dishes }) => (
        <div className="menu-course" key={course}>
          <CourseTitle as="h5" course={course} warnings={warnings} />
          <ul>
            {dishes.map((dish, place) => (
              <li className="menu-dish" key={dish.id}>
                <DishName dish={dish} />
                {dishes.length > 1 && (
                  <Button
                    aria-disabled={place === 0 || undefined}
                    aria-label={words.up(dishTitle(dish))}
                    look={['small', 'plain']}
                    onClick={() => place > 0 && onMoveUp(dish.id)}
                  >
                    ↑
                  </Button>
                )}
                <Button
                  aria-label={words.remove(dishTitle(dish))}
                  id={removeId(dish.id)}
                  look={['small', 'plain']}
                  onClick={() => remove(dish.id)}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {gone.length > 0 && (
        <ul>
          {gone.map((dish) => (
            <li className="menu-dish" key={dish}>
              <span className="desk-muted">{words.deleted}</span>
              <Button
                aria-label={words.remove(words.deleted)}
                id={removeId(dish)}
                look={['small', 'plain']}
                onClick={() => remove(dish)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CourseTitleProps {
  as: 'h3' | 'h5'
  course: MenuDish['course']
  warnings: MenuWarning[]
}

/** With the number of dishes and the limit, if it is exceeded. */
export function CourseTitle({ as: Heading, course, warnings }: CourseTitleProps) {
  const warning = warnings.find((one) => one.course === course)
  return (
    <Heading>
      {courseWord(course, rootLocale)}{' '}
      {warning && (
        <span className="menu-warning desk-note">{words.warning(warning.count, warning.most)}</span>
      )}
    </Heading>
  )
}
