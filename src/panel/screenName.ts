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

/**
 * The name of the screen at `/admin/<segments>`, for use in a sentence. Works with the config of server and
 * browser.
 */
export function screenName({ collections, globals }: Named, segments: string[]): string {
  const [group = '', slug] = segments
  if (segments.length === 0) return outage.content
  const entity =
    group === 'collections'
      ? collections.find((one) => one.slug === slug)?.labels?.plural
      : globals.find((one) => group === 'globals' && one.slug === slug)?.label
  return typeof entity === 'string' ? entity : (ownScreens[group] ?? outage.screen)
}
