import { patternId, patternUrl } from './patternUrl'

interface Props {
  id: string
  series: string[]
}

const SIZE_PX = 8

/** What each series is filled with, told apart without its colour, and the legend where there are several. */
export function ChartPatterns({ id, series }: Props) {
  return (
    <ul className="chart__legend" data-shown={series.length > 1}>
      {series.map((name, index) => (
        <li data-series={index} key={name}>
          <svg height="16" width="16">
            <defs>
              <pattern
                height={SIZE_PX}
                id={patternId({ id, index })}
                patternUnits="userSpaceOnUse"
                width={SIZE_PX}
              >
                <rect height={SIZE_PX} width={SIZE_PX} />
                {index === 1 && <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />}
                {index === 2 && <circle cx="4" cy="4" r="1.5" />}
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
