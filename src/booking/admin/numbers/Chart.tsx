import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type LabelProps,
  type YAxisTickContentProps,
} from 'recharts'
import { numbers as words } from '@/i18n/en/dashboard'
import { type ChartData, linesOf } from './chartsOf'
import { ChartPatterns, patternUrl } from './ChartTable'

const tooltip = {
  backgroundColor: 'var(--brand-card)',
  border: '1px solid var(--theme-elevation-200)',
  borderRadius: 'var(--style-radius-m)',
}

const UPRIGHT_PX = 290
const ROW_PX = 40
const AXIS_PX = 14

export function Chart({ chart, id }: { chart: ChartData; id: string }) {
  const { layout, rows, series } = chart
  const upright = layout === 'upright'
  const data = rows.map((row) => ({
    ...row,
    last: Math.max(
      0,
      row.values.findLastIndex((one) => one > 0),
    ),
  }))

  return (
    <>
      <ChartPatterns id={id} series={series} />
      <ResponsiveContainer
        height={upright ? UPRIGHT_PX : rows.length * ROW_PX + AXIS_PX}
        initialDimension={{ height: UPRIGHT_PX, width: 480 }}
        width="100%"
      >
        <BarChart
          accessibilityLayer={false}
          barCategoryGap={upright ? '16%' : '24%'}
          data={data}
          layout={upright ? 'horizontal' : 'vertical'}
          margin={{ bottom: 0, left: 0, right: upright ? 0 : 44, top: upright ? 22 : 0 }}
        >
          {upright && <CartesianGrid stroke="var(--theme-elevation-150)" vertical={false} />}
          <XAxis
            allowDecimals={false}
            axisLine={false}
            dataKey={upright ? 'short' : undefined}
            hide={!upright}
            interval={0}
            tickLine={false}
            type={upright ? 'category' : 'number'}
          />
          <YAxis
            allowDecimals={false}
            axisLine={false}
            dataKey={upright ? undefined : 'label'}
            hide={upright}
            tick={RowLabel}
            tickLine={false}
            type={upright ? 'number' : 'category'}
            width={upright ? 40 : 128}
          />
          <Tooltip
            contentStyle={tooltip}
            cursor={{ fill: 'var(--theme-elevation-1000)', fillOpacity: 0.07 }}
            isAnimationActive={false}
            itemStyle={{ color: 'inherit' }}
            labelFormatter={(label, [first]) => first?.payload?.label ?? label}
          />
          {series.map((name, index) => (
            <Bar
              dataKey={({ values }) => values[index]}
              fill={patternUrl({ id, index })}
              key={name}
              name={name}
              stackId="all"
            >
              {series.length > 1 && <LabelList content={PartLabel} dataKey={partOf(index)} />}
              {/** The sum stands at the last part of the bar that is not empty. */}
              <LabelList
                dataKey={({ last, values }) => (last === index ? sumOf(values) : '')}
                position={upright ? 'top' : 'right'}
              />
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </>
  )
}

/** Breaks lines by the number of letters: recharts measures words before the font has loaded. */
function RowLabel({ payload, x, y }: YAxisTickContentProps) {
  const lines = linesOf(String(payload.value))
  return (
    <text dominantBaseline="central" textAnchor="end" y={y}>
      {lines.map((line, index) => (
        <tspan dy={`${index === 0 ? (1 - lines.length) / 2 : 1}em`} key={line} x={x}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const PART_LABEL_PX = 18
const DIGIT_PX = 8

function PartLabel({ height, value, width, x, y }: LabelProps) {
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map(Number)
  const text = words.count(Number(value))
  const label = text.length * DIGIT_PX + DIGIT_PX
  if (!value || wide < Math.max(label, PART_LABEL_PX) || high < PART_LABEL_PX) return null
  const [middle, centre] = [left + wide / 2, top + high / 2]
  return (
    <g className="chart__part">
      <rect
        height={PART_LABEL_PX}
        rx={PART_LABEL_PX / 2}
        width={label}
        x={middle - label / 2}
        y={centre - PART_LABEL_PX / 2}
      />
      <text dominantBaseline="central" textAnchor="middle" x={middle} y={centre}>
        {text}
      </text>
    </g>
  )
}

const partOf = (index: number) => (row: { values: number[] }) =>
  row.values.filter(Boolean).length > 1 ? row.values[index] : 0

function sumOf(values: number[]): string {
  return words.count(values.reduce((sum, one) => sum + one, 0))
}
