import { eventSheet as words } from '@/i18n/en/board'

interface Props {
  facts: [label: string, value: string | null | undefined][]
  map?: string
}

export function SheetFacts({ facts, map }: Props) {
  return (
    <>
      <dl className="sheet__facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {label === words.labels.venue && map && (
                  <a href={map} rel="noopener noreferrer" target="_blank">
                    {words.map}
                  </a>
                )}
              </dd>
            </div>
          ))}
      </dl>
      <ul className="sheet__times">
        {words.times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </>
  )
}
