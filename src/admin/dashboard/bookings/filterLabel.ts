import type { ActiveFilter } from '@/domain/bookingView/activeFilters'
import { formatDay } from '@/domain/days'
import { dashboard } from '@/messages/en/dashboard'
import { bookingWork } from '@/messages/en/bookingWork'
import { desk as words } from '@/messages/en/desk'
import { notices } from '@/messages/en/notices'
import type { Person } from './loadAdmins'

interface Given {
  admins: Person[]
  filter: ActiveFilter
}

/** A filter in words, like `Status: New`. */
export function filterLabel({ admins, filter: { name, value } }: Given): string {
  switch (name) {
    case 'q':
      return `“${value}”`
    case 'from':
      return words.since(formatDay(value))
    case 'to':
      return words.until(formatDay(value))
    case 'since':
      return words.receivedSince(formatDay(value))
    case 'assigned':
      return `${words.assigned}: ${nameOf(value, admins)}`
    default:
      return `${words[name]}: ${(labels[name] as Record<string, string>)[value] ?? value}`
  }
}

const labels = {
  kind: words.kinds,
  mails: notices.states,
  service: dashboard.services,
  source: bookingWork.sources,
  status: bookingWork.statuses,
}

function nameOf(who: string, admins: Person[]): string {
  if (who === 'me') return words.me
  if (who === 'nobody') return words.nobody
  return admins.find(({ id }) => id === who)?.name ?? words.somebody
}
