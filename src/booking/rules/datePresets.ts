import { addDays, type Day } from '../../time/days'

export interface DateRange {
  from: Day
  to: Day
}

const SUNDAY = 7
const MONTH_AHEAD = 30

export const datePresets = {
  week: (today: Day): DateRange => {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || SUNDAY
    const from = addDays(today, 1 - weekday)
    return { from, to: addDays(from, SUNDAY - 1) }
  },
  month: (today: Day): DateRange => {
    const from = `${today.slice(0, 7)}-01`
    const next = addDays(from, 31).slice(0, 7)
    return { from, to: addDays(`${next}-01`, -1) }
  },
  next30: (today: Day): DateRange => ({ from: today, to: addDays(today, MONTH_AHEAD) }),
}

export type DatePreset = keyof typeof datePresets
