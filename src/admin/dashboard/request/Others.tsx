import { Link } from '@payloadcms/ui'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { formatDay } from '@/domain/days'
import { requestWords } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import { StatusPill } from '../work/StatusPill'
import type { OtherRequest } from './loadOthers'
import { MergeButton } from './MergeButton.client'

const { others: words } = requestWords

interface Props {
  canMerge: boolean
  createdAt: string
  others: OtherRequest[]
  view: BookingView
}

/** The other requests of this customer, to be opened or made one with this. */
export function Others({ canMerge, createdAt, others, view }: Props) {
  if (others.length === 0) return null
  const areEarlier = others.every((other) => other.createdAt <= createdAt)
  const title = areEarlier ? words.earlier(others.length) : words.mixed(others.length)

  return (
    <section aria-labelledby="request-others" className="request__others">
      <h3 id="request-others">{title}</h3>
      <p className="request__hint">{words.hint}</p>
      <ul>
        {others.map(({ bothWrote, date, differences, id, name, reference, status }) => (
          <li key={id}>
            <Link href={panelPaths.desk({ ...view, open: id })} prefetch={false} scroll={false}>
              {reference ?? name ?? id}
            </Link>
            <span>{date && formatDay(date)}</span>
            <StatusPill status={status} />
            {canMerge && (
              <MergeButton
                bothWrote={bothWrote}
                differences={differences}
                id={id}
                reference={reference ?? ''}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
