export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
type DayCode = (typeof dayCodes)[number]

interface OpeningWords {
  everyDay: string
  days: Record<DayCode, string>
  span: (from: string, to: string) => string
  time: (hour: number, minutes: string) => string
}

const line =
  /^(?<days>(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (?<opens>\d\d:\d\d)-(?<closes>\d\d:\d\d)$/

/** A line in the format of schema.org, for example `Mo-Sa 10:00-20:00`, with valid times. */
export function isOpeningLine(text: string): boolean {
  const { closes, opens } = line.exec(text)?.groups ?? {}
  return [opens, closes].every(
    (time) => time !== undefined && /^([01]\d|2[0-4]):[0-5]\d$/.test(time),
  )
}

/** The parts of a line for editing. `opens` and `closes` are `HH:MM`, or empty. */
export interface OpeningRow {
  days: DayCode[]
  opens: string
  closes: string
}

/** Also parses an incomplete line. */
export function toOpeningRow(text: string): OpeningRow {
  const [codes = '', times = ''] = text.split(' ')
  const [opens = '', closes = ''] = times.split('-')
  const parts = codes.split(',').map((part) => part.split('-'))
  const indexOf = (code?: string) => dayCodes.indexOf(code as DayCode)
  const days = dayCodes.filter((_, at) =>
    parts.some(
      ([from, to = from]) => at >= indexOf(from) && at <= indexOf(to) && indexOf(from) >= 0,
    ),
  )
  return { closes: closes === '24:00' ? '00:00' : closes, days, opens }
}

/** Formats a row as a line. Consecutive days become a range; midnight at the end becomes 24:00. */
export function toOpeningLine({ closes, days, opens }: OpeningRow): string {
  const ranges: [DayCode, DayCode][] = []
  for (const [at, code] of dayCodes.entries()) {
    if (!days.includes(code)) continue
    const last = ranges.at(-1)
    if (last && last[1] === dayCodes[at - 1]) last[1] = code
    else ranges.push([code, code])
  }
  const codes = ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',')
  return `${codes} ${opens}-${closes === '00:00' ? '24:00' : closes}`
}

/** The lines as text, such as `Monday to Saturday, 10 am to 8 pm`. Lines in another format are omitted. */
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
