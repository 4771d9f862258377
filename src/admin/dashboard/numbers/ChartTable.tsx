import { numbers as words } from '@/messages/en/numbers'
import type { ChartData } from './ChartData'

interface Props {
  chart: ChartData
  /** From the eyes only: a screen reader has it always. */
  hidden: boolean
  labelledBy: string
}

export function ChartTable({ chart, hidden, labelledBy }: Props) {
  const { row, rows, series, total } = chart

  return (
    <div
      aria-labelledby={hidden ? undefined : labelledBy}
      className="chart__table"
      data-hidden={hidden}
      role={hidden ? undefined : 'group'}
      // Where it is wider than its place, the keyboard scrolls it.
      tabIndex={hidden ? undefined : 0}
    >
      <table aria-labelledby={labelledBy}>
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
