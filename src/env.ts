import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from './rules/fieldValues'
import { parseEnv, siteShape } from './server/siteEnv.mjs'

export { EnvironmentError, loadEnvFile, siteEnv } from './server/siteEnv.mjs'

const expectations = {
  ADMIN_EMAIL: 'an email address, for example owner@example.com',
  ADMIN_PASSWORD: `at least ${PASSWORD_MIN_LENGTH} characters, for example four words`,
  CHROMIUM_PATH: 'a Chromium program, for example /usr/bin/chromium',
  FUZZ_SECONDS: 'how long the fuzzer asks, 1 to 3600, for example 600',
  FUZZ_SEED: 'where the fuzzer begins, a whole number',
  MONGOMS_SYSTEM_BINARY: 'a mongod program, for example /usr/bin/mongod',
}

const adminShape = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).optional(),
}

const launcherShape = {
  CHROMIUM_PATH: z.string().optional(),
  DATABASE_URI: siteShape.DATABASE_URI.optional(),
  HOST: siteShape.HOST.unwrap().optional(),
  MONGOMS_SYSTEM_BINARY: z.string().optional(),
  PAYLOAD_SECRET: siteShape.PAYLOAD_SECRET.optional(),
  PORT: siteShape.PORT,
  SITE_URL: siteShape.SITE_URL,
}

const fuzzShape = {
  FUZZ_SECONDS: z.coerce.number().int().min(1).max(3600).default(25),
  FUZZ_SEED: z.coerce.number().int().default(1),
}

const emailShape = {
  MAIL_FROM: siteShape.MAIL_FROM.unwrap(),
  SMTP_URL: siteShape.SMTP_URL.unwrap(),
}

const picturesShape = { MEDIA_DIR: siteShape.MEDIA_DIR, S3_BUCKET: siteShape.S3_BUCKET }

/** True in the site that visitors talk with. Next writes the name in where it bundles. */
export function isServing() {
  return (
    process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build'
  )
}

export function reachableHost(host?: string): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** What a launcher needs before it starts the site: everything has a default; throws EnvironmentError. */
export function launcherEnv(source: NodeJS.ProcessEnv = process.env) {
  return parseEnv(launcherShape, source, expectations)
}

/** Whom the seed or `npm run admin` makes an administrator; throws EnvironmentError. */
export function adminEnv(source: NodeJS.ProcessEnv = process.env) {
  return parseEnv(adminShape, source, expectations)
}

/** The folder of the pictures; null where an object store keeps them. Throws EnvironmentError. */
export function picturesEnv(source: NodeJS.ProcessEnv = process.env) {
  const { MEDIA_DIR, S3_BUCKET } = parseEnv(picturesShape, source)
  return { picturesFolder: S3_BUCKET ? null : MEDIA_DIR }
}

/** The sender of emails, and the server without user and password; throws EnvironmentError. */
export function emailEnv(source: NodeJS.ProcessEnv = process.env) {
  const { MAIL_FROM, SMTP_URL } = parseEnv(emailShape, source)
  const { host, protocol } = new URL(SMTP_URL)
  return { MAIL_FROM, server: `${protocol}//${host}` }
}

export function fuzzEnv(source: NodeJS.ProcessEnv = process.env) {
  return parseEnv(fuzzShape, source, expectations)
}

export function childEnv(values: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...values }
}
