import { dashboard, panelNav } from '@/i18n/en/dashboard'
import { vouchersScreen } from '@/i18n/en/payments'
import { privacy } from '@/i18n/en/privacy'

const { outage } = dashboard

const ownScreens: Record<string, string> = {
  account: outage.account,
  board: panelNav.board,
  calendar: panelNav.calendar,
  numbers: panelNav.numbers,
  privacy: privacy.nav,
  vouchers: vouchersScreen.title,
}

interface Named {
  collections: { labels?: { plural?: unknown }; slug: string }[]
  globals: { label?: unknown; slug: string }[]
}

/** Of the address `/admin/<segments>`, for a sentence about it; the config is that of server or browser. */
export function screenName({ collections, globals }: Named, segments: string[]): string {
  const [group = '', slug] = segments
  if (segments.length === 0) return outage.content
  const entity =
    group === 'collections'
      ? collections.find((one) => one.slug === slug)?.labels?.plural
      : globals.find((one) => group === 'globals' && one.slug === slug)?.label
  return typeof entity === 'string' ? entity : (ownScreens[group] ?? outage.screen)
}
