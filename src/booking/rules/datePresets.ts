import { addDays, type Day, daysOf, monthOf, weekday } from '../../time/days'

export interface DateRange {
  from: Day
  to: Day
}

const MONTH_AHEAD = 30

export const datePresets = {
  week: (today: Day): DateRange => {
    const from = addDays(today, -weekday(today))
    return { from, to: addDays(from, 6) }
  },
  month: (today: Day): DateRange => {
    const days = daysOf(monthOf(today))
    return { from: days[0] ?? today, to: days.at(-1) ?? today }
  },
  next30: (today: Day): DateRange => ({ from: today, to: addDays(today, MONTH_AHEAD) }),
}

export type DatePreset = keyof typeof datePresets
