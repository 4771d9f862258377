import type { ServiceKind } from '@/domain/services'
import { eventSheet as words } from '@/messages/en/eventSheet'

const { both, catering, event } = words.checklists

/** Boxes to tick on paper; what a request does not say is prepared for both. */
export function SheetChecklist({ kind }: { kind?: ServiceKind | null }) {
  const own = kind ? words.checklists[kind] : [...event, ...catering]
  return (
    <section>
      <h2>{words.checklist}</h2>
      <ul className="sheet__boxes sheet__columns">
        {[...own, ...both].map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </section>
  )
}
