// @ts-check
import { existsSync } from 'node:fs'
import { z } from 'zod'

/** An environment variable is missing or invalid. `message` is one line for the user. */
export class EnvironmentError extends Error {
  /** @override */
  name = 'EnvironmentError'
}

const expectations = {
  BACKGROUND_WORK: 'yes or no',
  DATABASE_URI: 'a MongoDB connection string, for example mongodb://localhost:27017/jharokha',
  HOST: 'an IP address of this machine, for example 127.0.0.1, or 0.0.0.0 for all of them',
  INSTANCE_URLS:
    'addresses with commas between, for example http://10.0.0.1:3000,http://10.0.0.2:3000',
  MAIL_FROM: 'the address that emails come from, for example bookings@example.com',
  MEDIA_DIR: 'a folder, for example .data/media',
  PAYLOAD_SECRET: 'at least 32 random characters, for example the output of: openssl rand -hex 32',
  PORT: 'a TCP port between 1 and 65535, for example 3000',
  S3_ACCESS_KEY_ID: 'the name of a key of the object store',
  S3_BUCKET: 'the name of a bucket, for example pictures',
  S3_ENDPOINT: 'the address of the object store, for example https://s3.example.com',
  S3_REGION: 'a region, for example ap-south-1',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  SITE_URL: 'the public address of the site, for example https://www.example.com',
  SMTP_URL: 'a mail server, for example smtps://user:password@smtp.example.com:465',
  TRUST_PROXY: 'the number of proxies in front of the site, 0 to 9, for example 1',
  WEB_VITALS_SAMPLE: 'a share between 0 and 1, for example 0.1',
}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

export const siteShape = {
  BACKGROUND_WORK: z.enum(['yes', 'no']).default('yes'),
  DATABASE_URI: z.string().regex(/^mongodb(\+srv)?:\/\/[^\s/]+/),
  HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  INSTANCE_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(origin))
    .default([]),
  MAIL_FROM: z.email().optional(),
  MEDIA_DIR: z.string().default('.data/media'),
  PAYLOAD_SECRET: z.string().min(32),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SITE_URL: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/)
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0.1),
}

/** `next build` needs no database and no secret. */
const buildValues = {
  DATABASE_URI: 'mongodb://127.0.0.1:1/build',
  PAYLOAD_SECRET: 'next-build-serves-nothing-and-stores-nothing',
}

/** The environment of the site. Throws EnvironmentError. */
export function siteEnv(source = process.env) {
  const building = source.NEXT_PHASE === 'phase-production-build'
  const env = parseEnv(siteShape, building ? { ...source, ...buildValues } : source)
  if (env.SMTP_URL && !env.MAIL_FROM) throw unfit('MAIL_FROM', 'is missing')
  return { ...env, siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}` }
}

/** @type {WeakMap<object, { data: object, given: string }>} */
const parsed = new WeakMap()

/**
 * @template {Record<string, z.ZodType>} Shape
 * @param {Shape} shape
 * @param {NodeJS.ProcessEnv} source
 * @param {Record<string, string>} [words] What the variables that are not the site's want.
 * @returns {z.infer<z.ZodObject<Shape>>}
 */
export function parseEnv(shape, source, words = {}) {
  const values = Object.fromEntries(
    Object.keys(shape).map((name) => [name, source[name]?.trim() || undefined]),
  )
  const given = JSON.stringify(values)
  const before = parsed.get(shape)
  if (before?.given === given) return /** @type {z.infer<z.ZodObject<Shape>>} */ (before.data)
  const result = z.object(shape).safeParse(values)
  if (result.success) {
    parsed.set(shape, { data: result.data, given })
    return result.data
  }
  const name = String(result.error.issues[0]?.path[0])
  throw unfit(name, values[name] === undefined ? 'is missing' : 'is invalid', words)
}

/**
 * @param {string} name
 * @param {string} state
 * @param {Record<string, string>} [words]
 */
function unfit(name, state, words = {}) {
  return new EnvironmentError(`${name} ${state}: expected ${{ ...expectations, ...words }[name]}.`)
}

/** Existing environment variables take precedence over `.env`. */
export function loadEnvFile(path = '.env') {
  if (existsSync(/* turbopackIgnore: true */ path)) process.loadEnvFile(path)
}
