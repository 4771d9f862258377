import { dashboard } from '@/messages/en/dashboard'
import { ActionIcon } from './ActionIcon'
import type { BookingRow } from './BookingRow'

const { actions } = dashboard

type Way = keyof BookingRow['links']

interface Props extends Pick<BookingRow, 'links'> {
  who: string
}

const ways: Way[] = ['call', 'whatsapp', 'email']

/** How this customer can be reached. WhatsApp opens beside the panel, the others open an app. */
export function BookingLinks({ links, who }: Props) {
  return ways
    .filter((way) => links[way])
    .map((way) => (
      <a
        aria-label={actions.of(actions[way], who)}
        className={`desk-action desk-action--${way}`}
        href={links[way]}
        key={way}
        title={actions[way]}
        {...(way === 'whatsapp' && { rel: 'noopener noreferrer', target: '_blank' })}
      >
        <ActionIcon name={way} />
        <span>{actions[way]}</span>
      </a>
    ))
}
