import path from 'node:path'
import type { Config } from 'payload'
import { paths } from '@/paths'
import { deskViews } from './dashboard/deskViews'
import { previewPath } from './previewPath'
import { privacyView } from './privacy/privacyView'
import { sheetView } from './sheet/sheetView'

/** The screens that every page is looked at on. */
const widths = [390, 768, 1440]

/** Payload's panel: our brand, our dashboard, nothing fetched from elsewhere. */
export const panel: NonNullable<Config['admin']> = {
  avatar: 'default',
  components: {
    beforeNavLinks: ['/src/admin/nav/NavHome#NavHome'],
    graphics: { Icon: '/src/admin/brand/Icon#Icon', Logo: '/src/admin/brand/Logo#Logo' },
    logout: { Button: '/src/admin/session/NavLogout#NavLogout' },
    providers: ['/src/admin/session/SessionWatch.client#SessionWatch'],
    views: {
      dashboard: { Component: '/src/admin/dashboard/Dashboard#Dashboard' },
      privacy: privacyView,
      sheet: sheetView,
      ...deskViews,
    },
  },
  livePreview: {
    breakpoints: widths.map((width) => ({
      name: `${width}`,
      label: `${width}`,
      width,
      height: '100%',
    })),
    collections: [
      'services',
      'pricing-plans',
      'faqs',
      'team-members',
      'gallery-images',
      'testimonials',
    ],
    globals: ['home-page', 'about-page', 'pricing-page', 'legal-pages'],
    url: ({ collectionConfig, data, globalConfig, locale }) => {
      const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
      return paths.preview(previewPath({ data, locale: locale.code, slug }))
    },
  },
  dateFormat: 'd MMM yyyy, h:mm a',
  importMap: { autoGenerate: false, baseDir: path.resolve() },
  meta: {
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    // The page of the panel adds the name of the business.
    titleSuffix: '·',
  },
  timezones: {
    defaultTimezone: 'Asia/Kolkata',
    supportedTimezones: [{ label: 'India', value: 'Asia/Kolkata' }],
  },
  user: 'users',
}
