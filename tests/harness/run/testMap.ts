import type { TestMapRow } from './selectTests'

const booking = ['booking', 'failure', 'draft', 'details', 'phone', 'busyDays', 'mainJob']
const adminList = ['desk', 'deskFilters', 'deskBulk', 'deskPhone']
const bookingPanel = ['request', 'requestEdit']
const everyPublicPage = ['everyPage', 'pages', 'accessibility']

/** Which integration and browser tests prove which sources, the most telling first. */
export const testMap: TestMapRow[] = [
  // What a visitor uses
  row(
    [
      'src/features/booking/',
      'src/booking/create/createBooking.ts',
      'src/booking/create/createBooking.ts',
    ],
    {
      int: ['booking/visitor', 'booking/withoutScript'],
      browser: booking,
    },
  ),
  row(['src/components/forms/'], { browser: ['booking', 'contact', 'draft', 'failure'] }),
  row(['src/features/contact/'], { int: ['booking/contact'], browser: ['contact'] }),
  row(['src/features/faq/'], { browser: ['faqs'] }),
  row(['src/features/gallery/'], { browser: ['gallery'] }),
  row(['src/features/login/'], { int: ['users'], browser: ['login', 'passwordReset'] }),
  row(['src/features/preview/'], { browser: ['preview'] }),
  row(['src/features/share/', 'src/structuredData/'], { browser: ['seo'] }),
  row(['src/features/vitals/'], { browser: ['origin'] }),
  row(['src/components/layout/'], {
    browser: ['menus', 'topBar', 'footer', 'whatsapp', ...everyPublicPage],
  }),
  row(['src/components/sections/'], {
    browser: [
      ...everyPublicPage,
      'services',
      'filter',
      'aboutTeam',
      'testimonials',
      'legal',
      'print',
      'plans',
    ],
  }),
  row(['src/components/ui/', 'src/styles/'], {
    browser: ['everyPage', 'accessibility', 'adapt', 'print'],
  }),
  row(['src/messages/', 'src/paths.ts'], { browser: [...everyPublicPage, 'booking', 'desk'] }),
  row(['src/data/', 'src/pageCache/'], { browser: ['publish', 'pageCache', 'pages'] }),
  row(['src/app/(site)/', 'src/app/'], { browser: [...everyPublicPage, 'seo', 'errors'] }),
  row(['src/app/api/'], { int: ['access'], browser: ['headers', 'publish'] }),
  row(['src/beforeNext/', 'src/proxy.ts', 'src/securityHeaders.mjs', 'next.config.mjs'], {
    browser: ['headers', 'pages', 'fuzz', 'front', 'redirects'],
  }),

  // What administrators and staff use
  row(['src/admin/dashboard/bookings/', 'src/domain/bookingView/'], {
    int: ['booking/tabCounts', 'booking/csv'],
    browser: adminList,
  }),
  row(['src/admin/dashboard/request/', 'src/admin/booking/'], {
    int: ['booking/work', 'booking/stages'],
    browser: bookingPanel,
  }),
  row(['src/admin/dashboard/board/', 'src/domain/board/'], { browser: ['board'] }),
  row(['src/admin/dashboard/calendar/', 'src/domain/calendar/'], { browser: ['calendar'] }),
  row(['src/admin/dashboard/numbers/', 'src/domain/numbers/', 'collections/Booking/numbers/'], {
    int: ['booking/numbers'],
    browser: ['numbers'],
  }),
  row(['src/admin/dashboard/add/'], { browser: ['addByHand'] }),
  row(['src/admin/dashboard/checklist/', 'src/admin/dashboard/content/', 'src/domain/checklist/'], {
    int: ['checklist'],
    browser: ['checklist', 'staff'],
  }),
  row(['src/admin/dashboard/'], { browser: ['desk', ...bookingPanel, 'board'] }),
  row(['src/admin/sheet/'], { browser: ['sheet'] }),
  row(['src/admin/privacy/', 'src/admin/audit/', 'collections/privacy/', 'collections/AuditLog/'], {
    int: ['privacy'],
    browser: ['privacy'],
  }),
  row(['src/admin/session/'], { browser: ['sessions', 'accountSessions', 'panelAccess'] }),
  row(['src/admin/', 'src/app/(payload)/', 'src/panelPaths.ts'], {
    browser: ['panelMenu', 'panelAccess', 'staff', 'desk'],
  }),

  // The content model and its rules
  row(['collections/Booking/', 'collections/limits/', 'collections/revisions/'], {
    int: ['booking', 'notices/queue'],
    browser: ['booking', ...bookingPanel],
  }),
  row(['collections/User/'], { int: ['users'], browser: ['login', 'accountSessions'] }),
  row(['collections/access/', 'collections/requests/'], {
    int: ['access'],
    browser: ['staffApi', 'fuzz'],
  }),
  row(['collections/Media/', 'collections/fields.ts'], {
    int: ['access/uploads', 'access/pictureMetadata', 'seed/pictures'],
    browser: ['upload'],
  }),
  row(['collections/Redirect/', 'src/site/reads/redirects.ts'], {
    int: ['content/redirects'],
    browser: ['redirects'],
  }),
  row(['collections/logging/'], { browser: ['logs'] }),
  row(['collections/outage/'], { browser: ['faults/start', 'faults/database'] }),
  row(['collections/hooks/'], {
    int: ['content', 'notices'],
    browser: ['publish', 'preview', 'schedule'],
  }),
  row(['collections/', 'payload.config.ts', 'src/payload-types.ts'], {
    int: ['access', 'content'],
    browser: ['staff', 'publish', 'settings'],
  }),
  row(['src/domain/'], { int: ['booking'], browser: ['booking', 'desk'] }),
  row(['src/notices/'], { int: ['notices'], browser: ['faults/mail'] }),
  row(['seed/'], { int: ['seed'], browser: ['pages'] }),

  // How it runs
  row(['deploy/'], { int: ['deploy'], browser: ['front'] }),
  row(['src/database/'], { int: ['database'] }),
  row(['src/launch/'], { int: ['launch', 'seed/commands'] }),
  row(['src/env.ts', 'src/packaging.mjs', 'src/instrumentation.ts', 'collections/begin.ts'], {
    int: ['launch/start'],
    browser: ['serverSide', 'faults/start'],
  }),
]

interface Tests {
  /** Folders or files of tests/int. */
  int?: string[]
  /** Files of tests/e2e, or of tests/faults with their folder. */
  browser?: string[]
}

function row(sources: string[], { int = [], browser = [] }: Tests): TestMapRow {
  return {
    sources,
    int: int.map((name) => `tests/int/${name}`),
    browser: browser.map((name) =>
      name.includes('/') ? `tests/${name}.spec.ts` : `tests/e2e/${name}.spec.ts`,
    ),
  }
}
