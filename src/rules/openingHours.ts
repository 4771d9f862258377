type DayCode = 'Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su'

export interface OpeningWords {
  everyDay: string
  days: Record<DayCode, string>
  span: (from: string, to: string) => string
  time: (hour: number, minutes: string) => string
}

const line =
  /^(?<days>(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (?<opens>\d\d:\d\d)-(?<closes>\d\d:\d\d)$/

/** A line as schema.org writes it, for example `Mo-Sa 10:00-20:00`, with times that exist. */
export function isOpeningLine(text: string): boolean {
  const { closes, opens } = line.exec(text)?.groups ?? {}
  return [opens, closes].every(
    (time) => time !== undefined && /^([01]\d|2[0-4]):[0-5]\d$/.test(time),
  )
}

/** The lines for people: `Monday to Saturday, 10 am to 8 pm`. A line of another form is left out. */
export function describeOpeningHours(
  lines: string[] | null | undefined,
  words: OpeningWords,
): string | undefined {
  const said = (lines ?? []).flatMap((text) => {
    const { closes, days: codes, opens } = line.exec(text)?.groups ?? {}
    if (!codes || !opens || !closes) return []
    const times = words.span(timeOf(opens, words), timeOf(closes, words))
    return `${daysOf(codes, words)}, ${times}`
  })
  return said.length > 0 ? said.join('; ') : undefined
}

function daysOf(codes: string, words: OpeningWords): string {
  if (codes === 'Mo-Su') return words.everyDay
  const dayOf = (code: string) => words.days[code as DayCode]
  return codes
    .split(',')
    .map((part) => {
      const [from = '', to] = part.split('-')
      return to ? words.span(dayOf(from), dayOf(to)) : dayOf(from)
    })
    .join(', ')
}

function timeOf(time: string, words: OpeningWords): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return words.time(hours, minutes ? `:${String(minutes).padStart(2, '0')}` : '')
}
