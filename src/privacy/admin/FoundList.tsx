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
      <table aria-label={words.list} className="desk-table desk-table--cards">
        <tbody>
          {requests.map(({ id, isInTrash, name, received, reference }) => (
            <tr key={id}>
              <th scope="row">{reference ?? dash}</th>
              <td>{name ?? dash}</td>
              <td className="desk-muted">{received ? formatMoment(received) : dash}</td>
              <td>
                <Pill pillStyle={isInTrash ? 'error' : 'light'} size="small">
                  {isInTrash ? words.inTrash : words.inBookings}
                </Pill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > requests.length && <p>{words.more(count - requests.length)}</p>}
      {also.length > 0 && (
        <div className="desk-note desk-stack">
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
