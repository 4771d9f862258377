import { requestWords } from '@/messages/en/request'
import { OwnNote } from './OwnNote.client'
import type { TimelineItem } from './toTimeline'

const { timeline: words } = requestWords

export function Timeline({ items }: { items: TimelineItem[] }) {
  return (
    <section aria-labelledby="request-timeline">
      <h3 id="request-timeline">{words.title}</h3>
      <ol className="request__timeline">
        {items.map(({ ago, at, changes, exact, note, text, title, who }, index) => (
          <li key={note?.id ?? at + index}>
            <b>{title}</b>
            {note ? <OwnNote note={note} /> : text && <p className="request__quote">{text}</p>}
            {changes.length > 0 && (
              <ul>
                {changes.map(({ field, from, to }) => (
                  <li key={field}>
                    {field}: {from && <del>{from}</del>} <ins>{to ?? words.nothing}</ins>
                  </li>
                ))}
              </ul>
            )}
            <p className="request__when">
              {who && `${who}, `}
              <time dateTime={at}>
                {ago}, {exact}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
