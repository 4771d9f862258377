import type { DeskNumbers } from '@collections/Booking/numbers/countNumbers'
import { isAdmin } from '@collections/access/roles'
import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { numberNames, numberViews, type NumberName } from '@/domain/numbers/numberViews'
import { percent } from '@/domain/numbers/percent'
import { numbers as words } from '@/messages/en/numbers'
import { panelPaths } from '@/panelPaths'
import { loadNumbers } from './loadNumbers'

interface Props {
  payload: Payload
  user: TypedUser
}

/** How the business stands, in five numbers; each leads to the list of what it counts. */
export async function NumbersStrip({ payload, user }: Props) {
  if (!isAdmin(user)) return null
  const now = new Date()
  const numbers = await loadNumbers({ now, payload })
  if (!numbers) return null
  const views = numberViews(now)

  return (
    <ul aria-label={words.strip} className="numbers">
      {numberNames.map((name) => (
        <li key={name}>
          <Link
            className="numbers__tile"
            data-alert={name === 'unanswered' && numbers.unanswered > 0}
            href={panelPaths.desk(views[name])}
            prefetch={false}
          >
            <b>{valueOf(name, numbers)}</b>
            <span>
              {words.tiles[name]}
              {name === 'conversion' && numbers.received > 0 && (
                <small>{words.wonOf(numbers)}</small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function valueOf(name: NumberName, numbers: DeskNumbers): string {
  if (name !== 'conversion') return words.count(numbers[name])
  return words.percent(percent({ of: numbers.received, part: numbers.won }))
}
