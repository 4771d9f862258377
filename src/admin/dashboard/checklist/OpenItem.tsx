import { Link } from '@payloadcms/ui'
import { checklist as words } from '@/messages/en/checklist'
import { placeHref } from './placeHref'
import type { ToldItem } from './readChecklist'

/** So many documents are named; the list has the others. */
const NAMED = 3

/** One thing to do, with the way to where it is done. */
export function OpenItem({ item: { at, open, text, title } }: { item: ToldItem }) {
  const named = open.filter((place) => place.title).slice(0, NAMED)
  const more = open.length - named.length

  return (
    <li>
      <p className="checklist__title">
        {at ? (
          <Link href={placeHref(at)} prefetch={false}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}
        {open.length > 0 && (
          <span className="checklist__left-count">{words.left(open.length)}</span>
        )}
      </p>
      <p className="checklist__text">{text}</p>
      {named.length > 0 && (
        <p className="checklist__places">
          {named.map((place) => (
            <Link href={placeHref(place)} key={place.id} prefetch={false}>
              {place.title}
            </Link>
          ))}
          {more > 0 && <span>{words.more(more)}</span>}
        </p>
      )}
    </li>
  )
}
