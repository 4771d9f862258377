import { existsSync } from 'node:fs'
import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from './rules/fieldValues'

/** Settings that came from outside and did not make sense. `message` is one line for a person. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

const wanted = {
  ADMIN_EMAIL: 'an email address, for example owner@example.com',
  ADMIN_PASSWORD: `at least ${PASSWORD_MIN_LENGTH} characters, for example four words`,
  BACKGROUND_WORK: 'yes or no',
  CHROMIUM_PATH: 'a Chromium program, for example /usr/bin/chromium',
  DATABASE_URI: 'a MongoDB connection string, for example mongodb://localhost:27017/jharokha',
  HOST: 'an IP address of this machine, for example 127.0.0.1, or 0.0.0.0 for all of them',
  FUZZ_SECONDS: 'how long the fuzzer asks, 1 to 3600, for example 600',
  FUZZ_SEED: 'where the fuzzer begins, a whole number',
  INSTANCE_URLS:
    'addresses with commas between, for example http://10.0.0.1:3000,http://10.0.0.2:3000',
  MAIL_FROM: 'the address that mails come from, for example bookings@example.com',
  MEDIA_DIR: 'a folder, for example .data/media',
  MONGOMS_SYSTEM_BINARY: 'a mongod program, for example /usr/bin/mongod',
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

const mongoUri = z.string().regex(/^mongodb(\+srv)?:\/\/[^\s/]+/)
const secret = z.string().min(32)
const host = z.union([z.ipv4(), z.ipv6()])
const port = z.coerce.number().int().min(1).max(65535).default(3000)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const adminShape = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).optional(),
}

const launcherShape = {
  CHROMIUM_PATH: z.string().optional(),
  DATABASE_URI: mongoUri.optional(),
  HOST: host.optional(),
  MONGOMS_SYSTEM_BINARY: z.string().optional(),
  PAYLOAD_SECRET: secret.optional(),
  PORT: port,
  SITE_URL: origin.optional(),
}

const fuzzShape = {
  FUZZ_SECONDS: z.coerce.number().int().min(1).max(3600).default(25),
  FUZZ_SEED: z.coerce.number().int().default(1),
}

const siteShape = {
  BACKGROUND_WORK: z.enum(['yes', 'no']).default('yes'),
  DATABASE_URI: mongoUri,
  HOST: host.default('127.0.0.1'),
  INSTANCE_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(origin))
    .default([]),
  MAIL_FROM: z.email().optional(),
  MEDIA_DIR: z.string().default('.data/media'),
  PAYLOAD_SECRET: secret,
  PORT: port,
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

const mailShape = {
  MAIL_FROM: siteShape.MAIL_FROM.unwrap(),
  SMTP_URL: siteShape.SMTP_URL.unwrap(),
}

const picturesShape = { MEDIA_DIR: siteShape.MEDIA_DIR, S3_BUCKET: siteShape.S3_BUCKET }

/** `next build` serves nothing and stores nothing, so it needs no database and no secret of its own. */
const buildValues = {
  DATABASE_URI: 'mongodb://127.0.0.1:1/build',
  PAYLOAD_SECRET: 'next-build-serves-nothing-and-stores-nothing',
}

/** What the running site needs; throws EnvironmentError. */
export function siteEnv(source: NodeJS.ProcessEnv = process.env) {
  const building = source.NEXT_PHASE === 'phase-production-build'
  const env = parse(siteShape, building ? { ...source, ...buildValues } : source)
  if (env.SMTP_URL && !env.MAIL_FROM) throw unfit('MAIL_FROM', 'is missing')
  return { ...env, siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}` }
}

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
  return parse(launcherShape, source)
}

/** Whom the seed or `npm run admin` makes an administrator; throws EnvironmentError. */
export function adminEnv(source: NodeJS.ProcessEnv = process.env) {
  return parse(adminShape, source)
}

/** The folder of the pictures; null where an object store keeps them. Throws EnvironmentError. */
export function picturesEnv(source: NodeJS.ProcessEnv = process.env) {
  const { MEDIA_DIR, S3_BUCKET } = parse(picturesShape, source)
  return { picturesFolder: S3_BUCKET ? null : MEDIA_DIR }
}

/** The sender of mails, and the server without user and password; throws EnvironmentError. */
export function mailEnv(source: NodeJS.ProcessEnv = process.env) {
  const { MAIL_FROM, SMTP_URL } = parse(mailShape, source)
  const { host, protocol } = new URL(SMTP_URL)
  return { MAIL_FROM, server: `${protocol}//${host}` }
}

export function fuzzEnv(source: NodeJS.ProcessEnv = process.env) {
  return parse(fuzzShape, source)
}

/** Variables that are set win over `.env`. */
export function loadEnvFile(path = '.env') {
  if (existsSync(/* turbopackIgnore: true */ path)) process.loadEnvFile(path)
}

export function childEnv(values: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...values }
}

type Shape = Partial<Record<keyof typeof wanted, z.ZodType>>

const parsed = new WeakMap<Shape, { data: object; said: string }>()

function parse<Parsed extends Shape>(shape: Parsed, source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, source[name]?.trim() || undefined]),
  )
  const said = JSON.stringify(given)
  const before = parsed.get(shape)
  if (before?.said === said) return before.data as z.infer<z.ZodObject<Parsed>>
  const result = z.object(shape).safeParse(given)
  if (result.success) {
    parsed.set(shape, { data: result.data, said })
    return result.data
  }
  const name = result.error.issues[0]?.path[0] as keyof typeof wanted
  const state = given[name] === undefined ? 'is missing' : 'is malformed'
  throw unfit(name, state)
}

const unfit = (name: keyof typeof wanted, state: string) =>
  new EnvironmentError(`${name} ${state}: it wants ${wanted[name]}.`)
