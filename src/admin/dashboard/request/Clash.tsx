import { formatDay, type Day } from '@/domain/days'
import { requestWords } from '@/messages/en/request'

interface Props {
  confirmed: number
  day: Day
  limit: number
}

export function Clash({ confirmed, day, limit }: Props) {
  return <p className="request__clash">{requestWords.clash(confirmed, formatDay(day), limit)}</p>
}
