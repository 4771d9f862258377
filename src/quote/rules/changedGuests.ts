import type { Paise } from '@/money/rules/paise'
import { agreedAmounts, agreedContent } from './agreedContent'
import type { QuoteContent, QuotedLine, QuoteVersion } from './quote'
import { amountsIfWhole } from './quoteAmounts'
import { type GuestCounts, guestsAt, guestsAtSending } from './quotedGuests'

/** A function, or the whole event, whose guests differ from those when the version was sent. */
export interface ChangedPlace {
  /** Undefined for the whole event. */
  functionId?: string
  /** 0 if unknown. */
  from: number
  to: number
  /** Lines per plate that had a plate for each guest. Their quantity changes. */
  following: QuotedLine[]
  /** Lines per plate with a quantity that staff entered. They stay as they are. */
  kept: QuotedLine[]
}

export interface ChangedGuests {
  places: ChangedPlace[]
  /** The agreed content with the new plates. */
  content: QuoteContent
  /** At the rates of the version. Undefined when the new total cannot be computed. */
  totals?: { from: Paise; to: Paise }
}

/** The effect of changed guests on a sent version; undefined when its plates still match. */
export function changedGuests(version: QuoteVersion, now: GuestCounts): ChangedGuests | undefined {
  const { issued } = version
  const from = agreedAmounts(version)?.total
  if (!issued || from === undefined) return undefined
  const agreed = agreedContent(version)
  const places = changedPlaces(agreed.lines, { now, then: guestsAtSending(issued.functions) })
  if (places.length === 0) return undefined
  const content = { ...agreed, lines: withPlates(agreed.lines, places) }
  const to = amountsIfWhole(content, issued.seller)?.total
  return { places, content, ...(to !== undefined && { totals: { from, to } }) }
}

/** True when a line has a different number of plates, so that a new version can be made. */
export const hasFollowing = ({ places }: ChangedGuests) =>
  places.some(({ following }) => following.length > 0)

/** True when these lines have the new plates or no longer exist. */
export const hasNewPlates = ({ lines }: QuoteContent, { places }: ChangedGuests): boolean =>
  places.every(({ following, to }) =>
    following.every(({ id }) => {
      const line = lines.find((one) => one.id === id)
      return !line || line.pricing !== 'perPlate' || line.quantity === to
    }),
  )

function changedPlaces(
  lines: readonly QuotedLine[],
  { now, then }: { now: GuestCounts; then: GuestCounts },
): ChangedPlace[] {
  const plates = lines.filter(({ pricing }) => pricing === 'perPlate')
  const ids = [...new Set(plates.map(({ functionId }) => functionId))]
  return ids.flatMap((functionId) => {
    const [from, to] = [guestsAt(functionId, then), guestsAt(functionId, now)]
    // A removed function, or one with unknown guests, does not determine plates.
    if (to === 0 || from === to) return []
    const own = plates.filter((line) => line.functionId === functionId)
    const following = own.filter(({ quantity }) => from > 0 && quantity === from)
    const kept = own.filter(({ quantity }) => quantity !== to && quantity !== (from || undefined))
    if (following.length + kept.length === 0) return []
    return { ...(functionId && { functionId }), from, to, following, kept }
  })
}

function withPlates(lines: readonly QuotedLine[], places: readonly ChangedPlace[]): QuotedLine[] {
  const plates = new Map(
    places.flatMap(({ following, to }) => following.map(({ id }) => [id, to] as const)),
  )
  return lines.map((line) => ({ ...line, quantity: plates.get(line.id) ?? line.quantity }))
}
