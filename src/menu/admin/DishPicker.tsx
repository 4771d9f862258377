import { type KeyboardEvent, useId, useState } from 'react'
import { menuWords } from '@/i18n/en/menu'
import { courses, courseWord, isCourse } from '@/menu/rules/courses'
import { type MenuDish } from '@/menu/rules/dishes'
import { findDishes, SEARCH_MAX } from '@/menu/rules/findDishes'
import { groupByCourse, type MenuWarning } from '@/menu/rules/menu'
import { rootLocale } from '@/rules/locales'
import { Button } from '@/ui/panel/Button'
import { Sheet, SheetHead } from '@/ui/panel/Sheet'
import { useOpenDialog } from '@/ui/useOpenDialog'
import { CourseTitle } from './ChosenDishes'
import { DishName } from './DishName'

const { picker: words } = menuWords

interface Props {
  dishes: MenuDish[]
  ids: string[]
  onAdd: (dish: string) => void
  onClose: () => void
  onRemove: (dish: string) => void
  said: string
  title: string
  warnings: MenuWarning[]
}

/** Each choice is written into the form at once, so closing keeps it. */
export function DishPicker(props: Props) {
  const { dishes, ids, onAdd, onClose, onRemove, said, title, warnings } = props
  const dialog = useOpenDialog()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [course, setCourse] = useState('')
  const ofCourse = isCourse(course) ? dishes.filter((dish) => dish.course === course) : dishes
  const groups = groupByCourse(findDishes(ofCourse, typed))

  /** The list is inside the form of the booking, which Enter would submit. */
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const first = groups.flatMap((group) => group.dishes).find((dish) => !ids.includes(dish.id))
    if (!typed.trim() || !first) return
    onAdd(first.id)
    setTyped('')
  }

  return (
    <Sheet aria-labelledby={`${id}-title`} onClose={onClose} ref={dialog} wide>
      <SheetHead id={`${id}-title`} title={words.dialog.title(title)}>
        <p className="desk-muted">{words.dialog.enter}</p>
        <div className="desk-fields">
          <div className="desk-field">
            <label htmlFor={`${id}-search`}>{words.dialog.search}</label>
            <input
              autoComplete="off"
              autoFocus
              id={`${id}-search`}
              maxLength={SEARCH_MAX}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={pressed}
              type="search"
              value={typed}
            />
          </div>
          <div className="desk-field">
            <label htmlFor={`${id}-course`}>{words.dialog.course}</label>
            <select
              id={`${id}-course`}
              onChange={({ currentTarget }) => setCourse(currentTarget.value)}
              value={course}
            >
              <option value="">{words.dialog.all}</option>
              {courses.map((code) => (
                <option key={code} value={code}>
                  {courseWord(code, rootLocale)}
                </option>
              ))}
            </select>
          </div>
        </div>
      </SheetHead>
      <div className="desk-stack">
        {groups.map((group) => (
          <div className="menu-course" key={group.course}>
            <CourseTitle as="h3" course={group.course} warnings={warnings} />
            {group.dishes.map((dish) => (
              <label className="desk-check" key={dish.id}>
                <input
                  checked={ids.includes(dish.id)}
                  onChange={({ currentTarget }) =>
                    currentTarget.checked ? onAdd(dish.id) : onRemove(dish.id)
                  }
                  type="checkbox"
                />
                <DishName dish={dish} />
              </label>
            ))}
          </div>
        ))}
        {groups.length === 0 && (
          <p className="desk-empty">
            {dishes.length > 0 ? words.dialog.nothing : words.dialog.empty}
          </p>
        )}
      </div>
      <div className="desk-sheet__bar">
        <p>
          <b>{words.count(ids.length)}</b>{' '}
          <span className="desk-muted" role="status">
            {said}
          </span>
        </p>
        <Button look="main" onClick={() => dialog.current?.close()}>
          {words.dialog.done}
        </Button>
      </div>
    </Sheet>
  )
}
