import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { packaging } from './src/packaging.mjs'
import { languages } from './src/rules/languages.mjs'
import { securityHeaders } from './src/securityHeaders.mjs'

const [root, ...others] = Object.keys(languages)
const prefixes = ['', ...others.map((locale) => `/${locale}`)]

/** Everything but the other languages, the panel, the API and Next's own files. */
const sitePath = `(?!(?:${[...others, 'admin', 'api', '_next'].join('|')})(?:/|$)).+`

/** @type {import('next').NextConfig} */
const config = {
  ...packaging(),
  poweredByHeader: false,
  // `next dev` writes what is asked of it: searches and forms name persons, so those it keeps quiet.
  logging: {
    browserToTerminal: false,
    incomingRequests: { ignore: [/[?]/] },
    serverFunctions: false,
  },
  // It requires optional packages that are not installed, at which a bundler fails.
  serverExternalPackages: ['rate-limiter-flexible'],
  cacheHandler: fileURLToPath(import.meta.resolve('./src/site/reads/cacheHandler.mjs')),
  // Pages fill at the first hit and live in memory: a build knows no database, a start is never stale.
  // A 404 of its own is sent whole; one that a page throws is an empty shell until scripts run.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  // Pictures are cut at upload. Next's own optimizer would resize them for any stranger: this closes it.
  images: { unoptimized: true },
  // Types are checked by `npm run validate`; a build need not read every test again.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/admin/login', destination: '/login', permanent: false },
    { source: '/admin/create-first-user', destination: '/login', permanent: false },
    { source: '/admin/forgot', destination: '/login/forgot', permanent: false },
    { source: '/admin/reset/:token', destination: '/login/reset?token=:token', permanent: false },
    ...prefixes.flatMap((prefix) => [
      { source: `${prefix}/services`, destination: `${prefix}/service`, permanent: true },
      { source: `${prefix}/events`, destination: `${prefix}/all-events`, permanent: true },
      { source: `${prefix}/catering`, destination: `${prefix}/all-catering`, permanent: true },
    ]),
    // The panel has one language.
    ...others.map((locale) => ({
      source: `/${locale}/:path(login|login/.*)`,
      destination: '/:path',
      permanent: true,
    })),
    // Without a path the second rule would lead to an empty address.
    { source: `/${root}`, destination: '/', permanent: true },
    { source: `/${root}/:path*`, destination: '/:path*', permanent: true },
  ],
  // The first language lives at the root; every page's folder begins with its language. Each rule sees
  // what the one before made of the path, so the root comes last.
  rewrites: async () => ({
    afterFiles: [
      ...prefixes.map((prefix) => ({ source: `${prefix}/home`, destination: prefix || '/' })),
      { source: `/:path(${sitePath})`, destination: `/${root}/:path` },
      { source: '/', destination: `/${root}` },
    ],
  }),
}

const payloadConfig = withPayload(config, { devBundleServerPackages: false })

/** Payload asks for the colour scheme on every path; only its panel needs the answer. */
const forPanel = async () =>
  (await payloadConfig.headers()).map((rule) => ({ ...rule, source: '/admin/:path*' }))

/** @param {string} phase */
export default function nextConfig(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  const headers = async () => [...(await forPanel()), ...securityHeaders({ development })]
  return { ...payloadConfig, headers }
}
