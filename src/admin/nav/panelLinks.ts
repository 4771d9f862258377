import { panelNav } from '@/messages/en/panelNav'
import { privacy } from '@/messages/en/privacy'
import { panelPaths } from '@/panelPaths'
import { paths } from '@/paths'

export interface PanelLink {
  href: string
  label: string
}

/** What everybody has, and what only administrators see, in the order of the menu. */
export const panelLinks: { admins: PanelLink[]; everybody: PanelLink[] } = {
  everybody: [{ href: panelPaths.desk(), label: panelNav.dashboard }],
  admins: [
    { href: panelPaths.calendar(), label: panelNav.calendar },
    { href: panelPaths.board(), label: panelNav.board },
    { href: panelPaths.numbers(), label: panelNav.numbers },
    { href: paths.adminPrivacy(), label: privacy.nav },
  ],
}
