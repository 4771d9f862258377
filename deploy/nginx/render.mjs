import { existsSync, realpathSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// sudo node --env-file=/etc/jharokha/nginx.env deploy/nginx/render.mjs /etc/nginx/conf.d/jharokha.conf
// Fills in site.conf.template, whose head says what each variable is, and makes the folders in it.

const templateFile = new URL('site.conf.template', import.meta.url)

const host = /^(?=.{1,253}$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/
const file = /^\/[\w./-]+$/
const count = /^[1-9]\d{0,8}$/
const directives = /^(?:[\w.:[\]/= -]+;\s*)+$/

/** What each variable must look like. */
const patterns = {
  SERVER_NAME: host,
  ACME_FOLDER: file,
  API_AT_ONCE: count,
  API_PER_SECOND: count,
  CACHE_FOLDER: file,
  CERTIFICATE: file,
  CERTIFICATE_KEY: file,
  CONNECTIONS_PER_ADDRESS: /^[1-9]\d{0,3}$/,
  HTTPS_LISTEN: directives,
  HTTP_LISTEN: directives,
  INNER_PORT: /^[\w.:[\]-]+$/,
  OTHER_NAME: host,
  PAGE_SERVERS: directives,
  PERSONAL_SERVERS: directives,
  RENDERS_AT_ONCE: count,
  RENDERS_PER_SECOND: count,
  REQUESTS_AT_ONCE: count,
  REQUESTS_PER_SECOND: count,
}

/**
 * What is used where the environment names nothing else: one instance on this machine.
 * @param {string} name
 * @param {boolean} withIpv6
 * @returns {Record<string, string>}
 */
function defaults(name, withIpv6) {
  const listen = (/** @type {string} */ rest) =>
    [`listen ${rest};`, ...(withIpv6 ? [`listen [::]:${rest};`] : [])].join(' ')
  return {
    ACME_FOLDER: '/var/www/html',
    API_AT_ONCE: '20',
    API_PER_SECOND: '5',
    CACHE_FOLDER: '/var/cache/nginx/jharokha',
    CERTIFICATE: `/etc/letsencrypt/live/${name}/fullchain.pem`,
    CERTIFICATE_KEY: `/etc/letsencrypt/live/${name}/privkey.pem`,
    CONNECTIONS_PER_ADDRESS: '200',
    HTTPS_LISTEN: listen('443 ssl http2'),
    HTTP_LISTEN: listen('80'),
    INNER_PORT: '127.0.0.1:8081',
    OTHER_NAME: name.startsWith('www.') ? name.slice(4) : `www.${name}`,
    PAGE_SERVERS: 'server 127.0.0.1:3000 fail_timeout=1s;',
    RENDERS_AT_ONCE: '40',
    RENDERS_PER_SECOND: '10',
    REQUESTS_AT_ONCE: '500',
    REQUESTS_PER_SECOND: '50',
    SERVER_NAME: name,
  }
}

/**
 * The value of every variable; throws an Error that names the first wrong one.
 * @param {Record<string, string | undefined>} given
 * @param {{ withIpv6?: boolean }} [machine]
 * @returns {Record<string, string>}
 */
export function frontValues(given, { withIpv6 = existsSync('/proc/net/if_inet6') } = {}) {
  const name = given.SERVER_NAME?.trim()
  if (!name) throw new Error('SERVER_NAME is missing, for example example.com.')
  const standard = defaults(name, withIpv6)
  /** @type {Record<string, string>} */
  const values = {}
  for (const [variable, pattern] of Object.entries(patterns)) {
    // One instance does both.
    const value = given[variable]?.trim() || (standard[variable] ?? values.PAGE_SERVERS ?? '')
    if (!pattern.test(value)) throw new Error(`${variable} is malformed: ${value}`)
    values[variable] = value
  }
  return values
}

/**
 * As envsubst does in nginx's own image; throws when the template names what is not given.
 * @param {string} template
 * @param {Record<string, string>} values
 */
export function fillIn(template, values) {
  return template.replace(/\$\{(\w+)\}/g, (_all, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${name} is missing.`)
    return value
  })
}

/**
 * @param {string} target
 * @param {Record<string, string>} values
 */
export async function renderFront(target, values) {
  const text = fillIn(await readFile(templateFile, 'utf8'), values)
  for (const folder of [values.CACHE_FOLDER, values.ACME_FOLDER]) {
    if (folder) await mkdir(folder, { recursive: true })
  }
  await writeFile(target, text)
}

const [, script = '', target] = process.argv
if (existsSync(script) && realpathSync(script) === fileURLToPath(import.meta.url)) {
  try {
    if (!target) throw new Error('Name a target file: node deploy/nginx/render.mjs FILE')
    await renderFront(target, frontValues(process.env))
    console.info(`${target}: written. Now: nginx -t && systemctl reload nginx`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
