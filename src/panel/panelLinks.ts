import { panelNav } from '@/i18n/en/dashboard'
import { privacy } from '@/i18n/en/privacy'
import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'

export interface PanelLink {
  href: string
  label: string
}

export const panelLinks: { admins: PanelLink[]; staff: PanelLink[] } = {
  staff: [{ href: panelPaths.bookings(), label: panelNav.dashboard }],
  admins: [
    { href: panelPaths.bookings(), label: panelNav.bookings },
    { href: panelPaths.board(), label: panelNav.board },
    { href: panelPaths.calendar(), label: panelNav.calendar },
    { href: panelPaths.numbers(), label: panelNav.numbers },
    { href: paths.adminPrivacy(), label: privacy.nav },
  ],
}
