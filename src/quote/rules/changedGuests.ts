import type { Paise } from '@/money/rules/paise'
import { agreedAmounts, agreedContent } from './agreedContent'
import type { QuoteContent, QuotedLine, QuoteVersion } from './quote'
import { amountsIfWhole } from './quoteAmounts'
import { type GuestCounts, guestsAt, guestsAtSending } from './quotedGuests'

/** A function, or the event as a whole, whose guests are others than when the version was sent. */
export interface ChangedPlace {
  /** Absent for the event as a whole. */
  functionId?: string
  /** 0 where they were not known. */
  from: number
  to: number
  /** Lines per plate that had a plate for each guest, and follow. */
  following: QuotedLine[]
  /** Lines per plate whose quantity staff entered themselves. They do not change. */
  kept: QuotedLine[]
}

export interface ChangedGuests {
  places: ChangedPlace[]
  /** What was agreed, with the new plates. */
  content: QuoteContent
  /** At the rates of the version. Absent where the new total cannot be computed. */
  totals?: { from: Paise; to: Paise }
}

/** What other guests do to a version that was sent; nothing where its plates are still right. */
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

/** Some line has other plates then: there is something to make a new version for. */
export const hasFollowing = ({ places }: ChangedGuests) =>
  places.some(({ following }) => following.length > 0)

/** These lines have the new plates, or are gone from it. */
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
    // A function that is gone, or whose guests are not known any more, says nothing about plates.
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
