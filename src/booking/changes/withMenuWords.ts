import type { Payload } from 'payload'
import type { BookingFunction } from '@/booking/rules/functions'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { menuWords } from '@/i18n/en/menu'
import { readMenu } from '@/menu/readMenu'
import { dishTitle } from '@/menu/rules/dishes'
import type { Booking } from '@/payload-types'

const { timeline: words } = menuWords

/** The maximum for one list, so that the timeline stays small. */
const TITLES_MAX = 10

type WithFunctions = Pick<Partial<Booking>, 'functions'>

interface Change<Before, After> {
  after: After
  before: Before
  payload: Payload
}

/**
 * The booking before and after a change, with titles in place of dish ids: the number of dishes, and which
 * were added and removed. A dish may be deleted later, so its id is not enough.
 */
export async function withMenuWords<Before extends WithFunctions, After extends WithFunctions>({
  after,
  before,
  payload,
}: Change<Before, After>) {
  if (!after.functions) return { after, before }
  const was = before.functions ?? []
  const menus = after.functions.map((row) => {
    const old = was.find(({ id }) => id && id === row.id)?.dishes ?? []
    const dishes = row.dishes ?? []
    return {
      added: dishes.filter((id) => !old.includes(id)),
      isMoved: dishes.join() !== old.join(),
      removed: old.filter((id) => !dishes.includes(id)),
      row,
    }
  })
  const changed = menus.flatMap(({ added, removed }) => [
    ...added.slice(0, TITLES_MAX),
    ...removed.slice(0, TITLES_MAX),
  ])
  const titles = new Map(
    (await readMenu(payload, changed)).map((dish) => [dish.id, dishTitle(dish)]),
  )

  return {
    after: {
      ...after,
      functions: menus.map(({ added, isMoved, removed, row }) => {
        const changes = [
          added.length > 0 && words.added(list(added)),
          removed.length > 0 && words.removed(list(removed)),
          isMoved && added.length + removed.length === 0 && words.moved,
        ].filter(Boolean)
        const isSame = changes.length === 0
        const count = bookingDetails.functions.dishes(row.dishes?.length ?? 0)
        return { ...row, dishes: isSame ? countOf(row) : `${count} (${changes.join('; ')})` }
      }),
    },
    before: { ...before, functions: was.map((row) => ({ ...row, dishes: countOf(row) })) },
  }

  function list(ids: string[]): string {
    const named = ids.slice(0, TITLES_MAX).map((id) => titles.get(id) ?? words.deleted)
    const left = ids.length - named.length
    return [...named, ...(left > 0 ? [words.more(left)] : [])].join(', ')
  }
}

const countOf = ({ dishes }: BookingFunction) =>
  dishes?.length ? bookingDetails.functions.dishes(dishes.length) : ''
