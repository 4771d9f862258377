import { isStatus, type BookingStatus } from '../bookingStatus'
import { tally, total } from './tally'

/** The stages that lead from one to the next. */
const funnelStages = ['new', 'contacted', 'quoted', 'confirmed', 'completed'] as const

export interface FunnelStep {
  /** A stored status that this version does not know is a step too. */
  status: string
  /** How many stand here now. */
  here: number
  /** How many stand at a later stage. */
  further: number
}

interface Group {
  count: number
  status: BookingStatus
}

/** Where requests stand, and how many went on from each stage. What was lost went nowhere further. */
export function funnel(groups: Group[]): FunnelStep[] {
  const stages = tally({ by: ({ status }: Group) => status, groups, names: funnelStages })
  const lost = groups.filter(({ status }) => status === 'lost')
  return [
    ...stages.map(({ count, name }, index) => ({
      status: name,
      here: count,
      further: total(stages.slice(index + 1)),
    })),
    { status: 'lost', here: total(lost), further: 0 },
    ...unknownStatuses(groups).map((status) => ({
      status,
      here: total(groups.filter((group) => group.status === status)),
      further: 0,
    })),
  ]
}

const unknownStatuses = (groups: Group[]): string[] => [
  ...new Set(groups.map(({ status }) => status).filter((status) => !isStatus(status))),
]
