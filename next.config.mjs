import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { packaging } from './src/packaging.mjs'
import { languages } from './src/rules/languages.mjs'
import { securityHeaders } from './src/securityHeaders.mjs'
import { addCompileHints } from './src/server/compileHints.mjs'
import { compressFiles } from './src/server/compressedFiles.mjs'

const [root, ...others] = Object.keys(languages)
const prefixes = ['', ...others.map((locale) => `/${locale}`)]

/** Everything except the other languages, the panel, the API and Next's own files. */
const sitePath = `(?!(?:${[...others, 'admin', 'api', '_next'].join('|')})(?:/|$)).+`

/** @type {import('next').NextConfig} */
const config = {
  ...packaging(),
  poweredByHeader: false,
  // src/server/server.mjs compresses, with Brotli too; scripts and styles are compressed here, once.
  compress: false,
  compiler: {
    runAfterProductionCompile: async (build) => {
      await addCompileHints(build)
      await compressFiles(build)
    },
  },
  // `next dev` logs requests. Searches and forms contain personal data, so requests with a query and server
  // functions are not logged.
  logging: {
    browserToTerminal: false,
    incomingRequests: { ignore: [/[?]/] },
    serverFunctions: false,
  },
  // Not bundled: the first because it requires optional packages that are not installed, the others because Next
  // bundles them once for each route handler and page that uses them, which took a third of a build.
  serverExternalPackages: [
    'rate-limiter-flexible',
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/email-nodemailer',
  ],
  cacheHandler: fileURLToPath(import.meta.resolve('./src/site/reads/cacheHandler.mjs')),
  // Pages are rendered at their first request and cached in memory, because a build has no database and a new
  // process must have no old pages. `globalNotFound`: an unknown address gets a complete 404 page; a 404 that
  // a page throws is empty until scripts run. Writing the cache of a build takes a quarter of its time, and most
  // builds start in a new checkout.
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    turbopackFileSystemCacheForBuild: false,
    // Sizes in bytes before minifying. With these React and Next's router are in one script instead of four, and the
    // own code of a page is in one: four requests and 4 KB fewer for each page.
    turbopackChunking: { maxMergeChunkSize: 10_000_000, minChunkSize: 800_000 },
  },
  // Pictures are resized on upload. Next's own optimizer would resize them for any visitor, so it is
  // disabled.
  images: { unoptimized: true },
  // `npm run validate` checks types.
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
    // Needed because the second rule without a path would redirect to an empty address.
    { source: `/${root}`, destination: '/', permanent: true },
    { source: `/${root}/:path*`, destination: '/:path*', permanent: true },
  ],
  // The first language is at the root, while the folder of each page begins with its language. Each rule
  // applies to the result of the previous one, so the root comes last.
  rewrites: async () => ({
    afterFiles: [
      ...prefixes.map((prefix) => ({ source: `${prefix}/home`, destination: prefix || '/' })),
      { source: `/:path(${sitePath})`, destination: `/${root}/:path` },
      { source: '/', destination: `/${root}` },
    ],
  }),
}

const payloadConfig = withPayload(config, { devBundleServerPackages: false })

/** @param {string} phase */
export default function nextConfig(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER
  // Instead of Payload's, which ask for the colour scheme as critical: browsers then load the first page twice.
  // The layout of the panel reads it in the browser.
  return { ...payloadConfig, headers: async () => securityHeaders({ development }) }
}
