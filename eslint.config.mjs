import path from 'node:path'
import next from '@next/eslint-plugin-next'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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

const zones = [
  ...Object.entries(modules).flatMap(([name, allowed]) => [
    zone(name, 'src', [name, ...allowed]),
    ...['collections', 'seed', 'tests'].map((folder) => zone(name, folder)),
  ]),
  ...['seed', 'tests'].map((folder) => zone('../collections', folder)),
  ...['cli', 'devDatabase'].map((module) => zone('app', `src/${module}`)),
]

function zone(target, from, except = []) {
  return {
    target: `./${path.posix.join('src', target)}`,
    from: `./${from}`,
    except: [...new Set(except)].map((name) => `./${name}`),
    message: 'See the table of modules in eslint.config.mjs.',
  }
}

const readsEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/env.ts and src/server/siteEnv.mjs read the environment.',
}

const useClient = 'ExpressionStatement[directive="use client"]'

const isClient = {
  selector: `Program > ${useClient}`,
  message: "A file with 'use client' is named *.client.tsx.",
}

const isNoClient = {
  selector: `Program:not(:has(> ${useClient}))`,
  message: "A file named *.client.tsx begins with 'use client'.",
}

export default defineConfig(
  globalIgnores([
    '.next',
    '.data',
    'node_modules',
    'next-env.d.ts',
    'src/payload-types.ts',
    'src/app/(payload)/admin/importMap.js',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  // React is in src alone; in tests, `use` is what Playwright gives its fixtures.
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**'] },
  next.configs['core-web-vitals'],
  importX.flatConfigs.typescript,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@next/next/no-img-element': 'off',
      eqeqeq: 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          alphabetize: { order: 'asc', caseInsensitive: true },
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          'newlines-between': 'never',
          pathGroups: [
            { pattern: '@payload-config', group: 'internal', position: 'before' },
            { pattern: '@collections/**', group: 'internal', position: 'before' },
            { pattern: '@/**', group: 'internal' },
          ],
          pathGroupsExcludedImportTypes: ['builtin'],
        },
      ],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-unresolved': ['error', { ignore: ['\\.css$', '\\.woff2$', '^server-only$'] }],
      // The specification names what the browser's console says when something fails.
      'no-console': ['error', { allow: ['error', 'info'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@payloadcms/next/templates',
              message: 'It is gone in Payload 4: import src/platform/PanelTemplate.tsx.',
            },
          ],
          patterns: [
            {
              regex: '^(\\.\\./)+(src|collections)/',
              message: 'Import it as @/… or @collections/….',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', readsEnvironment, isClient],
    },
  },
  {
    files: ['src/**/*.client.tsx'],
    rules: { 'no-restricted-syntax': ['error', readsEnvironment, isNoClient] },
  },
  {
    // Next names them, and they are client components.
    files: ['src/app/**/*error.tsx'],
    rules: { 'no-restricted-syntax': ['error', readsEnvironment] },
  },
  {
    // These run before, or without, anything of TypeScript.
    files: [
      'src/env.ts',
      'src/server/siteEnv.mjs',
      'src/server/startEnv.mjs',
      'src/instrumentation.ts',
      'src/packaging.mjs',
      'src/platform/allowMixedVersions.ts',
      'src/server/server.mjs',
      'deploy/nginx/render.mjs',
      'tests/bench/panel/barePanel/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['src/platform/PanelTemplate.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Commands talk to the person at the terminal.
    files: ['src/cli/**', 'src/devDatabase/**', 'seed/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
)
