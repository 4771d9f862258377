import type { AdminViewServerProps, Payload } from 'payload'
import { Suspense } from 'react'
import { loadCounts } from '@/booking/admin/list/loadBookings'
import type { DeskCounts } from '@/booking/changes/countDesk'
import { countOverview, type Overview } from '@/booking/changes/countOverview'
import { keepUntilChange } from '@/booking/keepUntilChange'
import { describeCount } from '@/booking/rules/countMax'
import { describeWait } from '@/booking/rules/describe'
import {
  median,
  type NumberName,
  numberNames,
  numberViews,
  percent,
  total,
} from '@/booking/rules/numbers'
import { dashboard, numbers as words } from '@/i18n/en/dashboard'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import { QuoteNumbers } from '@/quote/admin/QuoteNumbers'
import { Link } from '@/ui/panel/Link'
import { ChartPanel } from './ChartPanel.client'
import { chartsOf } from './chartsOf'

export function NumbersView(props: AdminViewServerProps) {
  const { payload } = props

  return (
    <AdminView {...props} intro={words.intro} title={words.title}>
      {(user) => (
        <>
          <Suspense fallback={<p className="desk-empty">{dashboard.loading}</p>}>
            <NumbersStrip payload={payload} />
            <OverviewCharts payload={payload} />
          </Suspense>
          <Suspense fallback={<p className="desk-empty">{dashboard.loading}</p>}>
            <QuoteNumbers payload={payload} user={user} />
          </Suspense>
        </>
      )}
    </AdminView>
  )
}

const keepOverview = keepUntilChange<Overview>()

async function OverviewCharts({ payload }: { payload: Payload }) {
  const failed = { msg: 'The charts could not be counted', otherwise: null }
  const count = () => countOverview(payload, new Date())
  const overview = await readOr(payload, failed, () => keepOverview(payload, 'overview', count))
  if (!overview) return <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
  const { months, waits } = overview
  if (total(months.flatMap(({ groups }) => groups)) === 0) {
    return <EmptyState hint={words.emptyHint} title={words.empty} />
  }
  const [first, ...others] = chartsOf(overview)

  return (
    <div className="charts desk-grid">
      {first && <ChartPanel chart={first} />}
      <FirstAnswer waits={waits} />
      {others.map((chart) => (
        <ChartPanel chart={chart} key={chart.title} />
      ))}
    </div>
  )
}

function FirstAnswer({ waits }: { waits: number[] }) {
  const middle = median(waits)

  return (
    <section aria-labelledby="first-answer" className="first-answer desk-part desk-pair">
      <div>
        <h2 id="first-answer">{words.wait.title}</h2>
        <p className="desk-muted">
          {middle === null ? words.wait.none : words.wait.note(waits.length)}
        </p>
      </div>
      {middle !== null && <p>{describeWait(middle)}</p>}
    </section>
  )
}

async function NumbersStrip({ payload }: { payload: Payload }) {
  const counts = await loadCounts(payload)
  return counts && <NumberTiles now={new Date()} numbers={counts.numbers} />
}

interface NumberTilesProps {
  now: Date
  numbers: DeskCounts['numbers']
}

export function NumberTiles({ now, numbers }: NumberTilesProps) {
  const views = numberViews(now)

  return (
    <ul aria-label={words.strip} className="numbers desk-card">
      {numberNames.map((name) => (
        <li key={name}>
          <Link
            className="numbers__tile"
            data-alert={name === 'unanswered' && numbers.unanswered > 0}
            href={panelPaths.bookings(views[name])}
          >
            <b>{valueOf(name, numbers)}</b>
            <span>
              {words.tiles[name]}
              {name === 'conversion' && numbers.received > 0 && (
                <small className="desk-muted desk-small">{words.wonOf(numbers)}</small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function valueOf(name: NumberName, numbers: DeskCounts['numbers']): string {
  if (name === 'conversion') {
    return words.percent(percent({ of: numbers.received, part: numbers.won }))
  }
  return name === 'unanswered' ? describeCount(numbers[name]) : words.count(numbers[name])
}
