import { numbers as words } from '@/i18n/en/dashboard'
import type { ChartData } from './chartsOf'

interface ChartTableProps {
  chart: ChartData
  hidden: boolean
  labelledBy: string
}

export function ChartTable({ chart, hidden, labelledBy }: ChartTableProps) {
  const { row, rows, series, total } = chart

  return (
    <div
      aria-labelledby={hidden ? undefined : labelledBy}
      className={hidden ? 'unseen' : 'chart__table'}
      role={hidden ? undefined : 'group'}
      tabIndex={hidden ? undefined : 0}
    >
      <table aria-labelledby={labelledBy} className="desk-table">
        <thead>
          <tr>
            {[row, ...series, ...(total ? [total] : [])].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={series[index]}>{words.count(value)}</td>
              ))}
              {total && <td>{words.count(values.reduce((sum, value) => sum + value, 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const SIZE_PX = 8

const colours = ['var(--brand-accent)', 'var(--chart-1)', 'var(--chart-2)']

export function ChartPatterns({ id, series }: { id: string; series: string[] }) {
  return (
    <ul className={`chart__legend ${series.length > 1 ? 'desk-row desk-small' : 'unseen'}`}>
      {series.map((name, index) => (
        <li className="desk-row" key={name}>
          <svg height="16" width="16">
            <defs>
              <pattern
                height={SIZE_PX}
                id={patternId({ id, index })}
                patternUnits="userSpaceOnUse"
                width={SIZE_PX}
              >
                <rect fill={colours[index]} height={SIZE_PX} width={SIZE_PX} />
                {index === 1 && (
                  <path
                    d="M-2 2 2-2M0 8 8 0M6 10 10 6"
                    stroke="var(--brand-card)"
                    strokeWidth="1.6"
                  />
                )}
                {index === 2 && <circle cx="4" cy="4" fill="var(--brand-card)" r="1.5" />}
              </pattern>
            </defs>
            <rect fill={patternUrl({ id, index })} height="16" rx="3" width="16" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

interface Series {
  id: string
  index: number
}

const patternId = ({ id, index }: Series) => `${id}-series-${index}`

export const patternUrl = (series: Series) => `url(#${patternId(series)})`
