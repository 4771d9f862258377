'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { dashboard, numbers as words } from '@/i18n/en/dashboard'
import type { ChartData } from './charts'
import { ChartTable } from './ChartTable'

const Chart = dynamic(() => import('./Chart.client').then((module) => module.Chart), {
  loading: () => <p className="chart__wait">{dashboard.loading}</p>,
  ssr: false,
})

export function ChartPanel({ chart }: { chart: ChartData }) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const isEmpty = chart.rows.every(({ values }) => values.every((value) => value === 0))
  const label = asTable ? words.asChart : words.asTable

  return (
    <section aria-labelledby={id} className="chart" data-layout={chart.layout}>
      <header>
        <h2 id={id}>{chart.title}</h2>
        <p className="chart__note">{chart.note}</p>
        {!isEmpty && (
          <button
            aria-label={words.toggleOf(label, chart.title)}
            className="desk-button chart__toggle"
            onClick={() => setAsTable(!asTable)}
            type="button"
          >
            {label}
          </button>
        )}
      </header>
      {isEmpty && <p className="chart__none">{words.noneYet}</p>}
      {!isEmpty && !asTable && (
        <div aria-hidden="true" className="chart__picture">
          <Chart chart={chart} id={id} />
        </div>
      )}
      {!isEmpty && <ChartTable chart={chart} hidden={!asTable} labelledBy={id} />}
    </section>
  )
}
