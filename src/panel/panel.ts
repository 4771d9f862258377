import path from 'node:path'
import type { Config } from 'payload'
import * as apiPaths from '@/apiPaths'
import { privacy } from '@/i18n/en/privacy'
import { contentCollections, pageGlobals } from '@/rules/pageLists'
import { previewPath } from './previewPath'

const widths = [390, 768, 1440]

type Admin = NonNullable<Config['admin']>
type Screens = NonNullable<NonNullable<Admin['components']>['views']>

/** The config of Payload's panel, with the screens of the modules. */
export const panel = (screens: Screens): Admin => ({
  avatar: 'default',
  components: {
    beforeNavLinks: ['/src/panel/NavHome#NavHome'],
    graphics: { Icon: '/src/panel/Brand#Icon', Logo: '/src/panel/Brand#Logo' },
    logout: { Button: '/src/account/session/NavLogout#NavLogout' },
    providers: [
      '/src/account/session/SessionWatch.client#SessionWatch',
      '/src/panel/OpenNav.client#OpenNav',
    ],
    views: {
      dashboard: { Component: '/src/booking/admin/Dashboard#Dashboard' },
      privacy: {
        Component: '/src/privacy/admin/Privacy#Privacy',
        exact: true,
        meta: { title: privacy.title },
        path: '/privacy',
      },
      ...screens,
    },
  },
  livePreview: {
    breakpoints: widths.map((width) => ({
      name: `${width}`,
      label: `${width}`,
      width,
      height: '100%',
    })),
    collections: contentCollections.filter((slug) => slug !== 'media' && slug !== 'dishes'),
    globals: pageGlobals,
    url: ({ collectionConfig, data, globalConfig, locale }) => {
      const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
      return apiPaths.preview(previewPath({ data, locale: locale.code, slug }))
    },
  },
  dateFormat: 'd MMM yyyy, h:mm a',
  importMap: { autoGenerate: false, baseDir: path.resolve() },
  meta: {
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    titleSuffix: '·',
  },
  // The layout sets the theme of <html> before React runs.
  suppressHydrationWarning: true,
  timezones: {
    defaultTimezone: 'Asia/Kolkata',
    supportedTimezones: [{ label: 'India', value: 'Asia/Kolkata' }],
  },
  user: 'users',
})
