import { headers } from 'next/headers'
import { extractJWT, getPayload } from 'payload'
import { z } from 'zod'
import config from '@payload-config'
import { firstRole, type Role, roleMay, roles } from '@/account/roles'
import { dashboard } from '@/i18n/en/dashboard'
import { Alert } from '@/ui/panel/Alert'
import { PanelMenu } from './PanelMenu'
import { ReloadButton } from './ReloadButton.client'
import { screenName } from './screenName'

const { bookings, outage } = dashboard

/** Replaces any page of the panel while the database is unavailable: a message, and the menu. */
export async function PanelOutage({ segments = [] }: { segments?: string[] }) {
  const payload = await getPayload({ config })
  const role = roleInToken(extractJWT({ headers: await headers(), payload }))
  const isList = segments.length === 0 && roleMay(role, 'readBookings')
  const failed = isList ? bookings.loadFailed : outage.failed(screenName(payload.config, segments))

  return (
    <div className="panel-outage">
      <main className="desk desk-stack">
        <h1>{isList ? bookings.title : failed}</h1>
        <Alert role="alert" text={outage.hint} title={isList ? failed : undefined}>
          <ReloadButton />
        </Alert>
        {isList && <p>{bookings.empty}</p>}
      </main>
      <PanelMenu config={payload.config} role={role} />
    </div>
  )
}

/**
 * The role in the session cookie, not verified. It only selects the links of the menu; each page checks the
 * session.
 */
export function roleInToken(token: string | null): Role {
  try {
    const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
    return z.object({ role: z.enum(roles) }).parse(JSON.parse(claims)).role
  } catch {
    return firstRole
  }
}
