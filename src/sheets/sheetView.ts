import { isLocale, type Locale, rootLocale } from '@/rules/locales'
import { type Day, dayInIndia, isDay } from '@/time/days'

/** The parsed address of a sheet. */
export interface SheetView {
  day: Day
  language: Locale
  /** The key of one function. */
  only?: string
  withQuoted: boolean
}

type Params = Record<string, string | string[] | undefined> | undefined

export function readSheetView(params: Params, now = new Date()): SheetView {
  const one = (name: string) => [params?.[name]].flat()[0] ?? ''
  const [day, language] = [one('day'), one('language')]
  return {
    day: isDay(day) ? day : dayInIndia(now),
    language: isLocale(language) ? language : rootLocale,
    only: one('function') || undefined,
    withQuoted: one('quoted') === 'yes',
  }
}
