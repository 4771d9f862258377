import { requestWords } from '@/messages/en/request'
import type { Fact } from './toFacts'

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl aria-label={requestWords.facts.title} className="request__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
