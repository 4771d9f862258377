import { dayInIndia, formatDay } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'

/** The day of the last change, as long as there was one. */
export function ChangedOn({ locale, moment }: { locale: Locale; moment?: string | null }) {
  if (!moment) return null
  const day = dayInIndia(new Date(moment))
  return (
    <p className="fine">
      {messagesFor(locale).legal.changed} <time dateTime={day}>{formatDay(day)}</time>
    </p>
  )
}
