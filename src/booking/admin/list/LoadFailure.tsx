import { Link } from '@payloadcms/ui'
import { dashboard } from '@/i18n/en/dashboard'
import { type UnsentEmails, unsentStates } from '@/email/delivery'
import { panelPaths } from '@/panelPaths'
import { LogFailure, RefreshButton } from './Refresh.client'

const { bookings } = dashboard

export function LoadFailure() {
  return (
    <div className="desk-alert" role="alert">
      <p>
        <b>{bookings.loadFailed}</b>
        {bookings.loadHint}
      </p>
      <RefreshButton />
      <LogFailure />
    </div>
  )
}

const { mails } = dashboard

const reasons = ['noServer', 'noAddress', 'failed', 'delayed'] as const

export function UnsentMails({ unsent }: { unsent: UnsentEmails }) {
  const states = unsentStates(unsent)
  if (states.length === 0) return null

  return (
    <section
      aria-label={mails.title}
      className={unsent.failed > 0 ? 'desk-alert' : 'desk-alert desk-alert--calm'}
    >
      <p>
        <b>{mails.title}</b>
        {reasons
          .filter((reason) => unsent[reason] > 0)
          .map((reason) => (
            <span key={reason}>{mails[reason](unsent[reason])}</span>
          ))}
      </p>
      <Link className="desk-button" href={panelPaths.desk({ mails: states })} prefetch={false}>
        {mails.show}
      </Link>
    </section>
  )
}
