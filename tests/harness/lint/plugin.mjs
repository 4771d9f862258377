import path from 'node:path'

/** What every module may import: rules without I/O, words, addresses and types. */
const shared = [
  'rules',
  'time',
  'i18n',
  'booking/rules',
  'menu/rules',
  'apiPaths.ts',
  'paths.ts',
  'payload-types.ts',
]

/** Who may import whom: a module of src imports itself, what is listed, and nothing else of ours. */
const modules = {
  rules: [],
  time: ['rules'],
  i18n: [...shared, 'money/rules', 'quote/rules'],
  'booking/rules': [...shared],
  'menu/rules': ['rules'],
  menu: [...shared, 'panel', 'ui'],
  sheets: [...shared, 'account', 'menu', 'panel', 'ui'],
  'money/rules': ['rules', 'time'],
  'quote/rules': [...shared, 'money/rules'],
  quote: [
    ...shared,
    'account',
    'audit',
    'booking/admin/bookingApi.ts',
    'booking/admin/Toasts.tsx',
    'booking/changes/conflict.ts',
    'booking/emails/addEmail.ts',
    'booking/emails/customerEmail.ts',
    'booking/keepUntilChange.ts',
    'booking/storedBookings.ts',
    'email',
    'env.ts',
    'menu',
    'money/rules',
    'panel',
    'platform',
    'rateLimit',
    'site/layout',
    'ui',
  ],
  'env.ts': ['rules', 'server/siteEnv.mjs'],
  'apiPaths.ts': shared,
  'paths.ts': shared,
  'panel/panelPaths.ts': [...shared],
  'databaseAdapter.ts': ['patienceFor.ts', 'env.ts', 'platform'],
  'databaseClient.ts': [],
  devDatabase: ['databaseClient.ts', 'env.ts'],
  cli: ['databaseClient.ts', 'devDatabase', 'env.ts'],
  audit: [...shared, 'rateLimit/clientAddress.ts'],
  rateLimit: ['env.ts', 'server/socketAddress.mjs'],
  server: ['platform'],
  api: [...shared, 'platform', 'rateLimit'],
  platform: [],
  ui: shared,
  background: [
    ...shared,
    'booking/emails',
    'env.ts',
    'privacy/applyRetention.ts',
    'quote/updateTimeline.ts',
    'server/background.mjs',
    'site/publishing.ts',
  ],
  email: [...shared, 'env.ts'],
  account: [...shared, 'api', 'audit', 'email', 'env.ts', 'platform', 'rateLimit', 'ui'],
  privacy: [
    ...shared,
    'audit',
    'quote/eraseQuotes.ts',
    'quote/payments/storedVouchers.ts',
    'quote/readableQuote.ts',
    'quote/storedQuotes.ts',
    'menu/readMenu.ts',
    'booking/noteChange.ts',
    'booking/storedBookings.ts',
    'account/endpointWithRight.ts',
    'account/roles.ts',
    'email',
    'panel',
    'ui',
  ],
  'booking/noteChange.ts': [],
  'booking/keepUntilChange.ts': ['booking/noteChange.ts'],
  'booking/storedBookings.ts': [...shared, 'email/emailHtml.ts'],
  'booking/emails': [
    ...shared,
    'account/roles.ts',
    'booking/storedBookings.ts',
    'email',
    'env.ts',
    'money/rules',
    'panel/panelPaths.ts',
    'quote/payments/readDues.ts',
    'quote/rules',
    'rateLimit',
    'server/background.mjs',
  ],
  'booking/create': [
    ...shared,
    'account',
    'booking/emails',
    'booking/storedBookings.ts',
    'platform',
    'rateLimit',
  ],
  'booking/changes': [
    ...shared,
    'quote/storedQuotes.ts',
    'account',
    'audit',
    'booking/create',
    'booking/emails',
    'booking/noteChange.ts',
    'booking/storedBookings.ts',
    'menu/readMenu.ts',
    'platform',
  ],
  'booking/form': [...shared, 'booking/create', 'platform/actionCalls.mjs', 'ui'],
  'booking/admin': [
    ...shared,
    'account',
    'booking/changes',
    'booking/keepUntilChange.ts',
    'booking/storedBookings.ts',
    'menu',
    'money/rules',
    'panel',
    'quote/admin/QuoteNumbers.tsx',
    'quote/admin/QuoteSection.tsx',
    'quote/payments/readOverdue.ts',
    'quote/rules',
    'setup',
    'ui',
  ],
  setup: [
    ...shared,
    'account/access.ts',
    'account/roles.ts',
    'env.ts',
    'money/rules',
    'panel',
    'ui',
  ],
  panel: [...shared, 'account', 'platform', 'ui'],
  contact: [...shared, 'booking/create', 'platform/actionCalls.mjs', 'site/layout', 'ui'],
  faq: [...shared, 'site/reads'],
  gallery: [...shared, 'site/reads', 'ui'],
  services: [...shared, 'site/layout', 'site/reads', 'site/sections', 'ui'],
  share: [...shared, 'services', 'site/reads', 'ui'],
  site: [...shared, 'account/roles.ts', 'env.ts', 'platform', 'ui'],
}

/** Commands are no part of the site. */
const commands = ['src/cli', 'src/devDatabase']

/** What a file must not import, by its folder or by its row of the table. */
function isRefused(file, imported) {
  const isIn = (folder) => contains(folder, imported)
  if (['src', 'collections'].some((folder) => contains(folder, file)) && isIn('tests')) return true
  if (contains('collections', file)) return isIn('seed')
  if (contains('src/app', file)) return commands.some(isIn)
  const name = moduleOf(file)
  if (name === undefined) return false
  if (isIn('src')) return ![name, ...modules[name]].some((other) => isIn(`src/${other}`))
  return isIn('collections') || isIn('seed')
}

/** The row of the table for a file: that of the innermost module. */
function moduleOf(file) {
  const names = Object.keys(modules).filter((name) => contains(`src/${name}`, file))
  return names.sort((one, other) => other.length - one.length)[0]
}

/** Imports leave out the extension, the table does not. */
function contains(module, file) {
  const wanted = withoutExtension(module)
  const name = withoutExtension(file)
  return name === wanted || name.startsWith(`${wanted}/`)
}

const withoutExtension = (file) => file.replace(/\.tsx?$/, '')

/** The path that an import means, from the top of the project; undefined for packages. */
function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return path.posix.join('src', specifier.slice(2))
  if (specifier.startsWith('@collections/')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return undefined
}

const fileOf = ({ cwd, filename }) => path.relative(cwd, filename).split(path.sep).join('/')

const importTable = {
  create(context) {
    const file = fileOf(context)
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return
      const imported = pathOf(source.value, file)
      if (imported === undefined || !isRefused(file, imported)) return
      context.report({
        node: source,
        message: `${file} may not import ${imported}: see the table in tests/harness/lint/plugin.mjs.`,
      })
    }
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

/** Next gives error pages their names. */
const isClientName = /\.client\.tsx$|^src\/app\/.*error\.tsx$/

const clientFiles = {
  create(context) {
    return {
      Program(node) {
        const isClient = node.body.some(({ directive }) => directive === 'use client')
        if (isClient === isClientName.test(fileOf(context))) return
        context.report({
          node,
          message: isClient
            ? "A file with 'use client' is named *.client.tsx."
            : "A file named *.client.tsx begins with 'use client'.",
        })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'client-files': clientFiles, 'import-table': importTable },
}
