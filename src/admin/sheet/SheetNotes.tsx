import { eventSheet as words } from '@/messages/en/eventSheet'
import type { Booking } from '@/payload-types'

export function SheetNotes({ timeline }: Pick<Booking, 'timeline'>) {
  const notes = (timeline ?? []).filter(
    ({ crew, kind, removedAt }) => crew && kind === 'note' && !removedAt,
  )
  return (
    <section>
      <h2>{words.notes}</h2>
      {notes.length === 0 && <p>{words.noNotes}</p>}
      <ul>
        {notes.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
