import path from 'node:path'
import type { Config } from 'payload'

/** Payload's panel: our brand, our dashboard, nothing fetched from elsewhere. */
export const panel: NonNullable<Config['admin']> = {
  avatar: 'default',
  components: {
    graphics: { Icon: '/src/admin/brand/Mark#Mark', Logo: '/src/admin/brand/Logo#Logo' },
    views: { dashboard: { Component: '/src/admin/dashboard/Dashboard#Dashboard' } },
  },
  importMap: { autoGenerate: false, baseDir: path.resolve() },
  meta: { titleSuffix: ' · Jharokha Utsav' },
  user: 'users',
}
