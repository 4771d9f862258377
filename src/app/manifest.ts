import type { MetadataRoute } from 'next'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { brandColours } from '@/rules/brandColours'
import { rootLocale } from '@/rules/locales'
import { readSettings } from '@/site/reads/globals'
import icon192 from '@/ui/styles/icons/icon-192.png'
import icon512 from '@/ui/styles/icons/icon-512.png'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { pages, unnamed } = messagesFor(rootLocale).site
  const { name = unnamed, tagline } = await readSettings(rootLocale)
  return {
    name: [name, tagline].filter(Boolean).join(', '),
    short_name: name,
    description: pages.home.description,
    lang: rootLocale,
    start_url: paths.home(rootLocale),
    scope: paths.home(rootLocale),
    display: 'browser',
    background_color: brandColours.ivory,
    theme_color: brandColours.maroon,
    icons: [icon192, icon512].flatMap(({ height, src, width }) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        purpose,
        sizes: `${width}x${height}`,
        src,
        type: 'image/png',
      })),
    ),
  }
}
