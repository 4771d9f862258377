import type { SanitizedConfig } from 'payload'
import type { Role } from '@/account/roles'
import { dashboard } from '@/i18n/en/dashboard'
import { paths } from '@/paths'
import { panelLinks } from './panelLinks'

interface Props {
  config: Pick<SanitizedConfig, 'collections' | 'globals'>
  role: Role | null | undefined
}

/** The menu for pages without Payload's own, beside the message that a screen could not be loaded. */
export function PanelMenu({ config, role }: Props) {
  return (
    <nav aria-label={dashboard.outage.menu} className="desk-row">
      {[...panelLinks(role), ...contentLinks({ config, role })].map(({ href, label }) => (
        <a className="desk-link" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function contentLinks({ config: { collections, globals }, role }: Props) {
  const isShown = ({ admin: { hidden } }: { admin: { hidden?: unknown } }) =>
    !(typeof hidden === 'function'
      ? (hidden as (who: object) => boolean)({ user: { role } })
      : hidden)
  const named = (href: string, label: unknown) =>
    typeof label === 'string' ? [{ href, label }] : []
  return [
    ...collections
      .filter(isShown)
      .flatMap(({ labels, slug }) => named(paths.adminCollection(slug), labels.plural)),
    ...globals.filter(isShown).flatMap(({ label, slug }) => named(paths.adminGlobal(slug), label)),
  ]
}
