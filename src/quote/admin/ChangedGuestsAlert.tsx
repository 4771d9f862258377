import type { ReactNode } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import {
  type ChangedGuests,
  type ChangedPlace,
  hasFollowing,
  hasNewPlates,
} from '@/quote/rules/changedGuests'
import type { QuoteVersion } from '@/quote/rules/quote'
import { Alert } from '@/ui/panel/Alert'

const { guests: words, lines } = quoteWords

interface Props {
  changed: ChangedGuests
  /** The button that makes the new version, if possible. */
  children: ReactNode
  draft?: QuoteVersion
  functions: { id: string; title: string }[]
  version: QuoteVersion
}

/** Shows how a new number of guests changes the last sent quote, which itself stays as it is. */
export function ChangedGuestsAlert({ changed, children, draft, functions, version }: Props) {
  const { places, totals } = changed
  const canFollow = hasFollowing(changed)
  const titleOf = ({ functionId }: ChangedPlace) =>
    functionId ? (functions.find(({ id }) => id === functionId)?.title ?? lines.gone) : lines.whole

  return (
    <Alert
      aria-label={words.title(version.version)}
      calm
      role="group"
      text={
        <>
          <ul>
            {places.map((place) => (
              <li key={place.functionId ?? 'whole'}>
                <PlaceChange place={place} title={titleOf(place)} />
              </li>
            ))}
          </ul>
          {canFollow && (
            <p>
              <b>
                {totals
                  ? words.total(
                      formatRupeesShort(totals.from),
                      formatRupeesShort(totals.to),
                      words.difference(
                        totals.to - totals.from,
                        formatRupeesShort(Math.abs(totals.to - totals.from)),
                      ),
                    )
                  : words.noTotal}
              </b>
            </p>
          )}
          <p className="desk-muted">
            {version.acceptance
              ? words.staysAccepted(version.version)
              : words.staysSent(version.version)}{' '}
            {draft &&
              (hasNewPlates(draft.content, changed)
                ? words.inDraft(draft.version)
                : words.notInDraft(draft.version))}
          </p>
        </>
      }
      title={words.title(version.version)}
    >
      {canFollow && !draft && children}
    </Alert>
  )
}

function PlaceChange({ place, title }: { place: ChangedPlace; title: string }) {
  const { following, from, kept, to } = place
  const change = following.length > 0 ? words.plates : words.guests
  return (
    <>
      {from > 0 ? change(title, from, to) : words.nowKnown(title, to)}
      {kept.map((line) => (
        <span className="desk-muted" key={line.id}>
          {' '}
          {words.kept(line.title, line.quantity)}
        </span>
      ))}
    </>
  )
}
