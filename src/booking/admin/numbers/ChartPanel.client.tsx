'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { dashboard, numbers as words } from '@/i18n/en/dashboard'
import { Button } from '@/ui/panel/Button'
import type { ChartData } from './chartsOf'
import { ChartTable } from './ChartTable'

const Chart = dynamic(() => import('./Chart').then((module) => module.Chart), {
  loading: () => <p className="desk-empty">{dashboard.loading}</p>,
  ssr: false,
})

export function ChartPanel({ chart }: { chart: ChartData }) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const isEmpty = chart.rows.every(({ values }) => values.every((value) => value === 0))
  const label = asTable ? words.asChart : words.asTable

  return (
    <section aria-labelledby={id} className="chart desk-part" data-layout={chart.layout}>
      <header className="desk-pair">
        <div>
          <h2 id={id}>{chart.title}</h2>
          <p className="desk-muted">{chart.note}</p>
        </div>
        {!isEmpty && (
          <Button
            aria-label={words.toggleOf(label, chart.title)}
            onClick={() => setAsTable(!asTable)}
          >
            {label}
          </Button>
        )}
      </header>
      {isEmpty && <p className="desk-empty">{words.noneYet}</p>}
      {!isEmpty && !asTable && (
        <div aria-hidden="true" className="chart__picture desk-small">
          <Chart chart={chart} id={id} />
        </div>
      )}
      {!isEmpty && <ChartTable chart={chart} hidden={!asTable} labelledBy={id} />}
    </section>
  )
}
