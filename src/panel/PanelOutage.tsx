import { headers } from 'next/headers'
import { extractJWT, getPayload, type Payload } from 'payload'
import { z } from 'zod'
import config from '@payload-config'
import { firstRole, type Role, roleMay, roles } from '@/account/roles'
import { ReloadButton } from '@/account/session/ReloadButton.client'
import { dashboard, panelNav } from '@/i18n/en/dashboard'
import { privacy } from '@/i18n/en/privacy'
import { paths } from '@/paths'
import { Alert } from '@/ui/panel/Alert'
import { panelLinks, type PanelLink } from './panelLinks'

const { bookings, outage } = dashboard

/** In place of any page of the panel while the database is away: what could not be loaded, and the menu. */
export async function PanelOutage({ segments = [] }: { segments?: string[] }) {
  const payload = await getPayload({ config })
  const role = roleInToken(extractJWT({ headers: await headers(), payload }))
  const isList = segments.length === 0 && roleMay(role, 'readBookings')
  const failed = isList ? bookings.loadFailed : outage.failed(screenName(payload, segments))

  return (
    <div className="panel-outage">
      <main className="desk desk-stack">
        <h1>{isList ? bookings.title : failed}</h1>
        <Alert role="alert" text={outage.hint} title={isList ? failed : undefined}>
          <ReloadButton />
        </Alert>
        {isList && <p>{bookings.empty}</p>}
      </main>
      <nav aria-label={outage.menu}>
        {menuOf(payload, role).map(({ href, label }) => (
          <a className="desk-link" href={href} key={href}>
            {label}
          </a>
        ))}
      </nav>
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

const ownScreens: Record<string, string> = {
  account: outage.account,
  board: panelNav.board,
  calendar: panelNav.calendar,
  numbers: panelNav.numbers,
  privacy: privacy.nav,
}

export function screenName({ config }: Pick<Payload, 'config'>, segments: string[]): string {
  const [group = '', slug] = segments
  if (segments.length === 0) return outage.content
  const entity =
    group === 'collections'
      ? config.collections.find((one) => one.slug === slug)?.labels.plural
      : config.globals.find((one) => group === 'globals' && one.slug === slug)?.label
  return typeof entity === 'string' ? entity : (ownScreens[group] ?? outage.screen)
}

function menuOf({ config }: Pick<Payload, 'config'>, role: Role): PanelLink[] {
  const isShown = ({ admin: { hidden } }: { admin: { hidden?: unknown } }) =>
    !(typeof hidden === 'function'
      ? (hidden as (who: object) => boolean)({ user: { role } })
      : hidden)
  const named = (href: string, label: unknown) =>
    typeof label === 'string' ? [{ href, label }] : []
  return [
    ...panelLinks(role),
    ...config.collections
      .filter(isShown)
      .flatMap(({ labels, slug }) => named(paths.adminCollection(slug), labels.plural)),
    ...config.globals
      .filter(isShown)
      .flatMap(({ label, slug }) => named(paths.adminGlobal(slug), label)),
  ]
}
