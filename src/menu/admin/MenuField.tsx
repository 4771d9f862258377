import { useEffect, useState } from 'react'
import { menuWords } from '@/i18n/en/menu'
import {
  addDishes,
  DISHES_MAX,
  dishTitle,
  pickDishes,
  readDishIds,
  writeDishIds,
} from '@/menu/rules/dishes'
import { moveDishUp, warningsOf } from '@/menu/rules/menu'
import { Button } from '@/ui/panel/Button'
import { ChosenDishes } from './ChosenDishes'
import { CopyMenu, type NamedMenu } from './CopyMenu'
import { DishPicker } from './DishPicker'
import type { Kitchen } from './menuApi'
import { useKitchen } from './useKitchen'

const { picker: words } = menuWords

interface Props {
  id: string
  onChange: (value: string) => void
  /** The menus of the other functions of this booking. */
  others: NamedMenu[]
  /** The plan of the booking, whose limits cause warnings. */
  plan: string
  problem?: string
  /** The name of the function. */
  title: string
  value: string
}

/** The menu of one function, which the form of the booking stores as one text. */
export function MenuField(props: Props) {
  const { problem, title, value } = props
  const { isFailed, kitchen, retry } = useKitchen()
  const { length } = readDishIds(value)

  return (
    <div className="menu-field desk-stack">
      <h4>
        {words.title} <span className="desk-muted">{length > 0 && words.count(length)}</span>
      </h4>
      {kitchen ? (
        <LoadedMenu {...props} kitchen={kitchen} />
      ) : isFailed ? (
        <div className="desk-row">
          <p className="desk-alarm">{words.failed}</p>
          <Button aria-label={words.of(words.retry, title)} look="small" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <p className="desk-muted">{words.loading}</p>
      )}
      {problem && <p className="desk-alarm">{problem}</p>}
    </div>
  )
}

function LoadedMenu({
  id,
  kitchen,
  onChange,
  others,
  plan,
  title,
  value,
}: Props & { kitchen: Kitchen }) {
  const [open, setOpen] = useState<'copy' | 'picker'>()
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<string>()
  const ids = readDishIds(value)
  const menu = pickDishes(kitchen.dishes, ids)
  const chosenPlan = kitchen.plans.find((one) => one.id === plan)
  const warnings = warningsOf(menu, chosenPlan?.limits ?? [])
  const dishOf = (dish: string) => kitchen.dishes.find((one) => one.id === dish)
  const nameOf = (dish: string) => {
    const found = dishOf(dish)
    return found ? dishTitle(found) : words.deleted
  }

  useEffect(() => {
    if (focus !== undefined) document.getElementById(focus)?.focus()
  }, [focus])

  function change(next: string[], text: string) {
    onChange(writeDishIds(next))
    setSaid(text)
  }

  function add(dishes: string[], text: string) {
    const next = addDishes(ids, dishes)
    const isFull = new Set([...ids, ...dishes]).size > DISHES_MAX
    change(next, isFull ? words.full(DISHES_MAX) : text)
  }

  const without = (dish: string) =>
    change(
      ids.filter((one) => one !== dish),
      words.removed(nameOf(dish)),
    )

  const close = () => setOpen(undefined)

  function show(dialog: typeof open) {
    setSaid('')
    setOpen(dialog)
  }

  return (
    <>
      <div className="desk-row">
        <Button
          aria-label={words.of(words.choose, title)}
          id={id}
          look="small"
          onClick={() => show('picker')}
        >
          {words.choose}
        </Button>
        <Button aria-label={words.of(words.copy, title)} look="small" onClick={() => show('copy')}>
          {words.copy}
        </Button>
        {ids.length > 0 && (
          <Button
            aria-label={words.of(words.clear, title)}
            look={['small', 'plain']}
            onClick={() => {
              change([], words.cleared)
              setFocus(undefined)
              document.getElementById(id)?.focus()
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {ids.length === 0 && <p className="desk-muted">{words.none}</p>}
      <ChosenDishes
        id={id}
        ids={ids}
        menu={menu}
        onMoveUp={(dish) =>
          change(
            moveDishUp(ids, dish, (one) => dishOf(one)?.course),
            words.moved(nameOf(dish)),
          )
        }
        onRemove={(dish, next) => {
          without(dish)
          setFocus(next)
        }}
        warnings={warnings}
      />
      {warnings.length > 0 && chosenPlan && (
        <p className="menu-warning desk-note">{words.overPlan(chosenPlan.title)}</p>
      )}
      <p className="unseen" role="status">
        {open === undefined && said}
      </p>
      {open === 'picker' && (
        <DishPicker
          dishes={kitchen.dishes}
          ids={ids}
          onAdd={(dish) => add([dish], words.added(nameOf(dish)))}
          onClose={close}
          onRemove={without}
          said={said}
          title={title}
          warnings={warnings}
        />
      )}
      {open === 'copy' && (
        <CopyMenu
          onClose={close}
          onCopy={({ dishes, title: from }) => {
            const found = pickDishes(kitchen.dishes, dishes).map((dish) => dish.id)
            add(found, words.copyFrom.copied(words.count(found.length), from))
          }}
          others={others}
          plans={kitchen.plans}
          title={title}
        />
      )}
    </>
  )
}
