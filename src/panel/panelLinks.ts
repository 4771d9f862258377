import { type Right, type Role, roleMay } from '@/account/roles'
import { panelNav } from '@/i18n/en/dashboard'
import { vouchersScreen } from '@/i18n/en/payments'
import { privacy } from '@/i18n/en/privacy'
import { paths } from '@/paths'
import { panelPaths } from './panelPaths'

export interface PanelLink {
  href: string
  label: string
}

const allLinks: (PanelLink & { right: Right })[] = [
  { href: panelPaths.bookings(), label: panelNav.bookings, right: 'readBookings' },
  { href: panelPaths.board(), label: panelNav.board, right: 'readBookings' },
  { href: panelPaths.calendar(), label: panelNav.calendar, right: 'readBookings' },
  { href: panelPaths.numbers(), label: panelNav.numbers, right: 'readBookings' },
  { href: panelPaths.vouchers(), label: vouchersScreen.title, right: 'manageQuotes' },
  { href: paths.adminPrivacy(), label: privacy.nav, right: 'managePrivacy' },
]

/** Users without the right to read bookings start with the content. */
const contentLink: PanelLink = { href: panelPaths.bookings(), label: panelNav.dashboard }

export function panelLinks(role: Role | null | undefined): PanelLink[] {
  const own = allLinks.filter(({ right }) => roleMay(role, right))
  return roleMay(role, 'readBookings') ? own : [contentLink, ...own]
}
