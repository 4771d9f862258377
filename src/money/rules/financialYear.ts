import { type Day, dayInIndia } from '@/time/days'

/** `26-27`: 1 April 2026 to 31 March 2027. */
export type FinancialYear = string

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

export function financialYearOf(day: Day): FinancialYear {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

/** From 1 April to 31 March. */
export function daysOfFinancialYear(year: FinancialYear): { from: Day; to: Day } {
  const first = 2000 + Number(year.slice(0, 2))
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` }
}

/** In Indian time, whatever the time zone of the server. */
export const financialYearAt = (moment: Date): FinancialYear => financialYearOf(dayInIndia(moment))

export function isFinancialYear(text: string): boolean {
  const [, first, second] = /^(\d{2})-(\d{2})$/.exec(text) ?? []
  return first !== undefined && twoDigits(Number(first) + 1) === second
}
