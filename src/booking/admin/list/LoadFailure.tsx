import { type UnsentEmails, unsentStates } from '@/booking/rules/emailDelivery'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { Alert } from '@/ui/panel/Alert'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { LogFailure, RefreshButton } from './Refresh.client'

const { bookings } = dashboard

export function LoadFailure() {
  return (
    <Alert role="alert" text={bookings.loadHint} title={bookings.loadFailed}>
      <RefreshButton />
      <LogFailure />
    </Alert>
  )
}

const { emails } = dashboard

const reasons = ['noServer', 'noAddress', 'failed', 'delayed'] as const

export function UnsentEmailsAlert({ unsent }: { unsent: UnsentEmails }) {
  const states = unsentStates(unsent)
  if (states.length === 0) return null

  return (
    <div className="desk-emails">
      <Alert
        aria-label={emails.title}
        calm={unsent.failed === 0}
        role="region"
        text={reasons
          .filter((reason) => unsent[reason] > 0)
          .map((reason) => (
            <span className="desk-wide" key={reason}>
              {emails[reason](unsent[reason])}
            </span>
          ))}
        title={emails.title}
      >
        <Link className={buttonClass()} href={panelPaths.bookings({ emails: states })}>
          {emails.show}
        </Link>
      </Alert>
    </div>
  )
}
