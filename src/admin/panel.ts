import path from 'node:path'
import type { Config } from 'payload'
import { en } from '@/messages/en'

/** Payload's panel: our brand, our dashboard, nothing fetched from elsewhere. */
export const panel: NonNullable<Config['admin']> = {
  avatar: 'default',
  components: {
    beforeNavLinks: ['/src/admin/brand/NavHome.client#NavHome'],
    graphics: { Icon: '/src/admin/brand/Icon#Icon', Logo: '/src/admin/brand/Logo#Logo' },
    logout: { Button: '/src/admin/session/NavLogout#NavLogout' },
    providers: ['/src/admin/session/SessionWatch.client#SessionWatch'],
    views: { dashboard: { Component: '/src/admin/dashboard/Dashboard#Dashboard' } },
  },
  importMap: { autoGenerate: false, baseDir: path.resolve() },
  meta: {
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    titleSuffix: `· ${en.login.brand}`,
  },
  user: 'users',
}
