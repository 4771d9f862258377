'use client'

import { bookingSources } from '@/domain/bookingSources'
import { openStatuses } from '@/domain/bookingStatus'
import { bookingWork } from '@/messages/en/bookingWork'
import { requestWords } from '@/messages/en/request'
import type { AddDraft } from './AddDraft'

const { add: words } = requestWords

interface Props {
  draft: AddDraft
  id: string
  onChange: (draft: AddDraft) => void
}

/** How it came, where it stands already, and when to look at it again. */
export function AddedAs({ draft, id, onChange }: Props) {
  const { followUpOn, status, values } = draft
  return (
    <fieldset className="desk-fields">
      <div className="desk-field">
        <label htmlFor={`${id}-source`}>{words.source}</label>
        <select
          id={`${id}-source`}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, values: { ...values, source: currentTarget.value } })
          }
          value={values.source}
        >
          {bookingSources
            .filter((source) => source !== 'website')
            .map((source) => (
              <option key={source} value={source}>
                {bookingWork.sources[source]}
              </option>
            ))}
        </select>
      </div>
      <div className="desk-field">
        <label htmlFor={`${id}-status`}>{words.status}</label>
        <select
          id={`${id}-status`}
          onChange={({ currentTarget }) => onChange({ ...draft, status: currentTarget.value })}
          value={status}
        >
          {openStatuses.map((one) => (
            <option key={one} value={one}>
              {bookingWork.statuses[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="desk-field">
        <label htmlFor={`${id}-followUpOn`}>{words.followUp}</label>
        <input
          id={`${id}-followUpOn`}
          onChange={({ currentTarget }) => onChange({ ...draft, followUpOn: currentTarget.value })}
          type="date"
          value={followUpOn}
        />
      </div>
    </fieldset>
  )
}
