import { useEffect, useState } from 'react'
import { findByPhone, type KnownBookings } from '@/booking/admin/bookingApi'
import { StatusPill } from '@/booking/admin/StatusPill'
import { bookingSources, openStatuses } from '@/booking/rules/status'
import { bookingWork, panelWords } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panel/panelPaths'
import { isPhone } from '@/rules/phone'
import type { AddDraft } from './useAdd'

const { add: words } = panelWords

interface Props {
  draft: AddDraft
  id: string
  onChange: (draft: AddDraft) => void
}

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

export function KnownPhone({ digits }: { digits: string }) {
  const [known, setKnown] = useState<KnownBookings & { digits: string }>()

  useEffect(() => {
    if (!isPhone(digits)) return
    const search = new AbortController()
    findByPhone(digits, search.signal).then(
      (found) => setKnown({ ...found, digits }),
      () => undefined,
    )
    return () => search.abort()
  }, [digits])

  const isShown = known?.digits === digits && known.totalDocs > 0
  return (
    <div className="known-phone" role="status">
      {isShown && (
        <>
          <p>{panelWords.add.known(known.totalDocs)}</p>
          <ul>
            {known.docs.map(({ id, reference, status }) => (
              <li className="desk-row" key={id}>
                <a
                  className="desk-link"
                  href={panelPaths.bookings({ open: id })}
                  rel="noopener"
                  target="_blank"
                >
                  {reference ?? id}
                </a>
                <StatusPill status={status} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
