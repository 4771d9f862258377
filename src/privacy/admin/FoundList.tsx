import { Pill } from '@payloadcms/ui'
import { privacy } from '@/i18n/en/privacy'
import { formatMoment } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import type { Found } from './privacyApi'

const { dash, found: words } = privacy

interface Props {
  count: number
  found: Found
  onFind: (person: string) => void
}

export function FoundList({ count, found: { also, requests }, onFind }: Props) {
  return (
    <>
      <ul aria-label={words.list} className="privacy-list">
        {requests.map(({ id, isInTrash, name, received, reference }) => (
          <li key={id}>
            <b>{reference ?? dash}</b>
            <span>{name ?? dash}</span>
            <span className="desk-muted">{received ? formatMoment(received) : dash}</span>
            <Pill className="privacy-tag" pillStyle={isInTrash ? 'error' : 'light'} size="small">
              {isInTrash ? words.inTrash : words.inBookings}
            </Pill>
          </li>
        ))}
      </ul>
      {count > requests.length && <p>{words.more(count - requests.length)}</p>}
      {also.length > 0 && (
        <div className="privacy-also desk-stack">
          <h3>{words.also}</h3>
          <p>{words.alsoHint}</p>
          <ul className="desk-row">
            {also.map((person) => (
              <li key={person}>
                <Button onClick={() => onFind(person)}>{words.look(person)}</Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
