import next from '@next/eslint-plugin-next'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Who may import whom: `target` never imports `from`, except what is listed. */
const zones = [
  zone('src/domain', ['src', 'collections', 'seed', 'tests'], ['domain']),
  zone('src/env.ts', ['src', 'collections', 'seed', 'tests'], ['domain']),
  zone('src/paths.ts', ['src', 'collections', 'seed', 'tests'], ['domain']),
  zone('src/panelPaths.ts', ['src', 'collections', 'seed', 'tests'], ['domain']),
  zone('src/messages', ['src', 'collections', 'seed', 'tests'], ['messages', 'domain']),
  zone(
    'collections',
    ['src', 'seed', 'tests'],
    ['domain', 'env.ts', 'messages', 'notices', 'pageCache', 'paths.ts', 'payload-types.ts'],
  ),
  zone(
    'src/notices',
    ['src', 'collections', 'seed', 'tests'],
    ['notices', 'domain', 'env.ts', 'messages', 'panelPaths.ts', 'paths.ts', 'payload-types.ts'],
  ),
  zone(
    'src/data',
    ['src', 'seed', 'tests'],
    ['data', 'domain', 'env.ts', 'paths.ts', 'payload-types.ts'],
  ),
  zone(
    'src/components',
    ['src', 'collections', 'seed', 'tests'],
    ['components', 'domain', 'messages', 'paths.ts', 'payload-types.ts', 'styles'],
  ),
  zone(
    'src/features',
    ['src', 'collections', 'seed', 'tests'],
    [
      'features',
      'data',
      'domain',
      'components',
      'messages',
      'paths.ts',
      'payload-types.ts',
      'styles',
    ],
  ),
  zone(
    'src/admin',
    ['src', 'seed', 'tests'],
    [
      'admin',
      'features/login/signIn.ts',
      'components/ui',
      'domain',
      'env.ts',
      'messages',
      'panelPaths.ts',
      'paths.ts',
      'payload-types.ts',
      'styles',
    ],
  ),
  zone(
    'src/structuredData',
    ['src', 'collections', 'seed', 'tests'],
    [
      'structuredData',
      'components/ui/picture.ts',
      'domain',
      'messages',
      'paths.ts',
      'payload-types.ts',
    ],
  ),
  zone('src/pageCache', ['src', 'collections', 'seed', 'tests'], ['pageCache']),
  zone(
    'src/beforeNext',
    ['src', 'collections', 'seed', 'tests'],
    ['beforeNext', 'pageCache', 'domain', 'env.ts', 'paths.ts'],
  ),
  zone('src/app', ['src/launch', 'src/database', 'seed', 'tests']),
  zone('src/database', ['src', 'collections', 'seed', 'tests'], ['database', 'env.ts']),
  zone('src/launch', ['src', 'collections', 'tests'], ['launch', 'database', 'env.ts']),
]

function zone(target, from, except = []) {
  return from.map((folder) => ({
    target: `./${target}`,
    from: `./${folder}`,
    except: folder === 'src' ? except.map((name) => `./${name}`) : [],
    message: 'See the import rules in README.md.',
  }))
}

/** A use case knows no other use case. */
const features = [
  'booking',
  'contact',
  'faq',
  'gallery',
  'login',
  'preview',
  'share',
  'vitals',
].flatMap((name) => [
  { target: `./src/features/${name}`, from: './src/features', except: [`./${name}`] },
])

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
      'import-x/no-restricted-paths': ['error', { zones: [...zones.flat(), ...features] }],
      'import-x/no-unresolved': ['error', { ignore: ['\\.css$', '\\.woff2$', '^server-only$'] }],
      // The specification names what the browser's console says when something fails.
      'no-console': ['error', { allow: ['error', 'info'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only src/env.ts reads the environment.',
        },
      ],
    },
  },
  {
    // Next reads its configuration before anything of TypeScript runs, and writes a name into the third.
    // The last runs by itself.
    files: ['src/env.ts', 'src/packaging.mjs', 'src/instrumentation.ts', 'deploy/nginx/render.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Commands talk to the person at the terminal.
    files: ['src/launch/**', 'seed/**', 'tests/**', 'src/database/**'],
    rules: { 'no-console': 'off' },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
)
