import { type Day, dayInIndia } from '@/time/days'

/** The first day that visitors may ask for: today in Jaipur. */
export const earliestDay = (): Day => dayInIndia(new Date())
