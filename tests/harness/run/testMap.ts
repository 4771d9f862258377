import type { TestMapRow } from './selectTests'

const booking = [
  'formKeyboard',
  'booking',
  'history',
  'look',
  'failure',
  'draft',
  'details',
  'phone',
  'busyDays',
  'mainJob',
]
const adminList = ['desk', 'deskFilters', 'deskBulk', 'deskPhone']
const bookingPanel = ['request', 'requestEdit']
const everyPublicPage = ['everyPage', 'pages', 'accessibility']

/** Which integration and browser tests prove which sources, the most telling first. */
export const testMap: TestMapRow[] = [
  // What a visitor uses
  row(['src/booking/form/'], {
    int: ['booking/visitor', 'booking/withoutScript'],
    browser: booking,
  }),
  row(['src/contact/'], {
    int: ['booking/contact', 'booking/withoutScript'],
    browser: ['contact'],
  }),
  row(['src/faq/'], { browser: ['faqs'] }),
  row(['src/gallery/'], { browser: ['gallery', 'history'] }),
  row(['src/services/plans/'], { browser: ['plans'] }),
  row(['src/services/'], { browser: ['services', 'look', 'filter', 'print', ...everyPublicPage] }),
  row(['src/site/preview/'], { browser: ['preview'] }),
  row(['src/site/share/', 'src/site/seo/'], { browser: ['seo'] }),
  row(['src/site/vitals/'], { browser: ['origin'] }),
  row(['src/site/layout/'], {
    browser: [
      'menus',
      'topBar',
      'barContrast',
      'history',
      'look',
      'footer',
      'whatsapp',
      ...everyPublicPage,
    ],
  }),
  row(['src/site/sections/'], {
    browser: [
      ...everyPublicPage,
      'look',
      'daylight',
      'aboutTeam',
      'testimonials',
      'legal',
      'print',
    ],
  }),
  row(['src/site/publishing.ts'], {
    int: ['content', 'email'],
    browser: ['publish', 'preview', 'schedule'],
  }),
  row(['src/site/reads/', 'src/site/'], { browser: ['publish', 'pageCache', 'pages'] }),
  row(['src/ui/forms/'], {
    browser: ['formKeyboard', 'booking', 'contact', 'draft', 'failure'],
  }),
  row(['src/ui/panel/'], {
    browser: ['deskBulk', ...bookingPanel, 'board', 'privacy', 'sessions'],
  }),
  row(['src/ui/'], { browser: ['everyPage', 'accessibility', 'adapt', 'print'] }),
  row(['src/i18n/', 'src/apiPaths.ts', 'src/paths.ts'], {
    int: ['booking/hindi', 'content/translated'],
    browser: ['hindi', ...everyPublicPage, 'booking', 'desk'],
  }),
  row(['src/app/(site)/', 'src/app/'], { browser: [...everyPublicPage, 'seo', 'errors'] }),
  row(['src/app/api/'], { int: ['access'], browser: ['headers', 'publish'] }),

  // What administrators and staff use
  row(['src/booking/admin/list/'], {
    int: ['booking/bookingsList', 'booking/tabCounts'],
    browser: adminList,
  }),
  row(['src/booking/admin/panel/'], {
    int: ['booking/work', 'booking/stages'],
    browser: bookingPanel,
  }),
  row(['src/booking/admin/board/'], { browser: ['board'] }),
  row(['src/booking/admin/calendar/'], { browser: ['calendar'] }),
  row(['src/booking/admin/numbers/'], { int: ['booking/numbers'], browser: ['numbers'] }),
  row(['src/booking/admin/add/'], { browser: ['addByHand'] }),
  row(['src/booking/admin/print/'], { browser: ['sheet'] }),
  row(['src/booking/admin/'], {
    browser: ['desk', 'deskBulk', 'deskPhone', 'panelLook', ...bookingPanel, 'board'],
  }),
  row(['src/setup/'], { int: ['setup'], browser: ['checklist', 'staff'] }),
  row(['src/panel/', 'src/app/(payload)/'], {
    browser: ['panelLook', 'panelMenu', 'panelAccess', 'languages', 'staff', 'desk'],
  }),

  // Bookings, accounts, privacy, e-mail
  row(['src/booking/create/', 'src/booking/rules/'], {
    int: ['booking', 'email/queue', 'content/settings'],
    browser: ['booking', 'desk'],
  }),
  row(['src/booking/changes/'], { int: ['booking', 'twoAtOnce'], browser: bookingPanel }),
  row(['src/account/login/'], { int: ['account'], browser: ['login', 'passwordReset'] }),
  row(['src/account/session/'], { browser: ['sessions', 'accountSessions', 'panelAccess'] }),
  row(['src/account/access.ts'], { int: ['access'], browser: ['staffApi'] }),
  row(['src/account/'], { int: ['account', 'twoAtOnce'], browser: ['login', 'accountSessions'] }),
  row(['src/api/'], { int: ['access'], browser: ['fuzz', 'headers', 'upload'] }),
  row(['src/rateLimit/'], { int: ['booking/limits', 'account/limits'], browser: ['serverSide'] }),
  row(['src/privacy/'], { int: ['privacy'], browser: ['privacy', 'logs'] }),
  row(['src/background/', 'src/instrumentation.ts'], {
    int: ['email', 'privacy/retention', 'content/schedule'],
    browser: ['schedule', 'faults/mail'],
  }),
  row(['src/email/', 'src/booking/emails/', 'src/booking/storedBookings.ts'], {
    int: ['email', 'twoAtOnce'],
    browser: ['faults/mail'],
  }),
  row(['src/rules/', 'src/time/'], { int: ['booking'], browser: ['booking', 'desk'] }),

  // The content model
  row(['collections/Booking/'], { int: ['booking'], browser: ['booking', ...bookingPanel] }),
  row(['collections/User/'], { int: ['account'], browser: ['login', 'accountSessions'] }),
  row(['collections/Media/', 'collections/fields.ts'], {
    int: ['access/uploads', 'access/pictureMetadata', 'seed/pictures'],
    browser: ['upload'],
  }),
  row(['collections/Redirect/', 'src/site/reads/redirects.ts'], {
    int: ['content/redirects'],
    browser: ['redirects'],
  }),
  row(['collections/AuditLog/'], { int: ['privacy'], browser: ['privacy'] }),
  row(['collections/', 'payload.config.ts', 'src/payload-types.ts'], {
    int: ['access', 'content', 'twoAtOnce'],
    browser: ['staff', 'publish', 'settings'],
  }),
  row(['seed/'], { int: ['seed'], browser: ['pages'] }),

  // How it runs
  row(
    ['src/platform/', 'src/server/', 'src/proxy.ts', 'src/securityHeaders.mjs', 'next.config.mjs'],
    {
      int: ['access', 'content/saves', 'twoAtOnce'],
      browser: ['headers', 'pages', 'fuzz', 'front', 'redirects'],
    },
  ),
  row(['deploy/', 'Dockerfile'], { int: ['deploy'], browser: ['front', 'image'] }),
  row(
    [
      'src/devDatabase/',
      'src/databaseAdapter.ts',
      'src/databaseClient.ts',
      'src/databaseTimeouts.ts',
    ],
    {
      int: ['devDatabase'],
    },
  ),
  row(['src/cli/'], { int: ['cli', 'seed/commands'] }),
  row(['src/env.ts', 'src/packaging.mjs', 'src/startup.ts'], {
    int: ['cli/start'],
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
