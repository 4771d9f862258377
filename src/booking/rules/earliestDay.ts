import { type Day, dayInIndia } from '@/time/days'

/** The first day that visitors can choose: today in Jaipur. */
export const earliestDay = (): Day => dayInIndia(new Date())
