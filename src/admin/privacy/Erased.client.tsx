'use client'

import { privacy } from '@/messages/en/privacy'
import type { Erased as Done } from './privacyApi'
import { useFocusOnce } from './useFocusOnce'

const { done: words } = privacy

/** What was done, what there was no need to do, and what this page cannot reach. */
export function Erased({ done, onAgain }: { done: Done; onAgain: () => void }) {
  const heading = useFocusOnce<HTMLHeadingElement>()

  return (
    <section aria-labelledby="privacy-done" className="privacy-card">
      <h2 id="privacy-done" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <ul className="privacy-done">
        <li>{words.requests(done.anonymised)}</li>
        <li>{words.mails(done.cancelled)}</li>
        <li>{words.counters}</li>
        <li>{words.audit}</li>
        <li>{words.left}</li>
      </ul>
      <button className="desk-button" onClick={onAgain} type="button">
        {words.again}
      </button>
    </section>
  )
}
