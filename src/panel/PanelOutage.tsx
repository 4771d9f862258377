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

/** In place of any page of the panel while the database is away: what could not be loaded, and the menu. */
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
 * The role that the session cookie names, not verified: it only chooses the links of the menu, and each page
 * checks the session for itself.
 */
export function roleInToken(token: string | null): Role {
  try {
    const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
    return z.object({ role: z.enum(roles) }).parse(JSON.parse(claims)).role
  } catch {
    return firstRole
  }
}
