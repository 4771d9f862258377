import { addDays, type Day, daysOf, monthOf, weekday } from '../../time/days'

const MONTH_AHEAD = 30

export const datePresets = {
  week: (today: Day) => {
    const from = addDays(today, -weekday(today))
    return { from, to: addDays(from, 6) }
  },
  month: (today: Day) => {
    const days = daysOf(monthOf(today))
    return { from: days[0] ?? today, to: days.at(-1) ?? today }
  },
  next30: (today: Day) => ({ from: today, to: addDays(today, MONTH_AHEAD) }),
}

export type DatePreset = keyof typeof datePresets
