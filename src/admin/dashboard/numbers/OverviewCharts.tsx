import { countOverview, type Overview } from '@collections/Booking/numbers/countOverview'
import type { Payload } from 'payload'
import { total } from '@/domain/numbers/tally'
import { numbers as words } from '@/messages/en/numbers'
import { ChartPanel } from './ChartPanel.client'
import { chartsOf } from './chartsOf'
import { FirstAnswer } from './FirstAnswer'

/** The pictures; the page has asked who looks. */
export async function OverviewCharts({ payload }: { payload: Payload }) {
  const overview = await load(payload)
  if (!overview) return <Told hint={words.loadHint} role="alert" text={words.loadFailed} />
  const { months, waits } = overview
  if (total(months.flatMap(({ groups }) => groups)) === 0) {
    return <Told hint={words.emptyHint} text={words.empty} />
  }
  const [first, ...others] = chartsOf(overview)

  return (
    <div className="charts">
      {first && <ChartPanel chart={first} />}
      <FirstAnswer waits={waits} />
      {others.map((chart) => (
        <ChartPanel chart={chart} key={chart.title} />
      ))}
    </div>
  )
}

function Told({ hint, role, text }: { hint: string; role?: string; text: string }) {
  return (
    <p className="charts__told" role={role}>
      <b>{text}</b>
      {hint}
    </p>
  )
}

async function load(payload: Payload): Promise<Overview | null> {
  try {
    return await countOverview(payload, new Date())
  } catch (err) {
    payload.logger.error({ msg: 'The charts could not be counted', err })
    return null
  }
}
