import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import which from 'which'
import { startChild } from '@/cli/childProcess'
import type { Launch } from '@/cli/launcher'
import { LaunchError } from '@/cli/launcher'
import { childEnv } from '@/env'
import { fillIn, frontValues } from '../../../deploy/nginx/render.mjs'
import { freePort } from '../launch/freePort'

const run = promisify(execFile)

const shipped = 'deploy/nginx/site.conf.template'

/** Where nginx is, with what makes a certificate for it; null where one of them is missing. */
export async function findFront() {
  // Debian keeps servers where only root's PATH looks.
  const places = [childEnv({}).PATH, '/usr/sbin', '/usr/local/sbin'].join(path.delimiter)
  const nginx = await which('nginx', { nothrow: true, path: places })
  const openssl = await which('openssl', { nothrow: true, path: places })
  return nginx && openssl ? { nginx, openssl } : null
}

interface Front {
  launch: Launch
  programs: { nginx: string; openssl: string }
  /** Where visitors ask; the sites behind are told so before they start. */
  httpsPort: number
  /** The ports of the instances. */
  sites: number[]
  /** Those of them for what is made for one person; all where nothing is said. */
  personal?: number[]
  /** Another configuration than the shipped one. */
  template?: string
  /** Variables that are not as tests want them mostly. */
  values?: Record<string, string>
}

/** nginx with the shipped configuration and a certificate of a day, in front of those sites. */
export async function startFront(front: Front) {
  const { httpsPort, launch, personal, programs, sites, template = shipped } = front
  const folder = await mkdtemp(path.join(tmpdir(), 'front-'))
  launch.onStop(() => rm(folder, { force: true, recursive: true }))
  const inFolder = (name: string) => path.join(folder, name)
  await mkdir(inFolder('cache'))
  const challenges = inFolder('acme/.well-known/acme-challenge')
  await mkdir(challenges, { recursive: true })
  const token = randomUUID()
  await writeFile(path.join(challenges, token), token)
  await makeCertificate({ folder, openssl: programs.openssl })
  const httpPort = await freePort()
  const values = frontValues({
    ACME_FOLDER: inFolder('acme'),
    CACHE_FOLDER: inFolder('cache'),
    CERTIFICATE: inFolder('certificate.pem'),
    CERTIFICATE_KEY: inFolder('key.pem'),
    HTTPS_LISTEN: `listen 127.0.0.1:${httpsPort} ssl http2;`,
    HTTP_LISTEN: `listen 127.0.0.1:${httpPort};`,
    INNER_PORT: `127.0.0.1:${await freePort()}`,
    PAGE_SERVERS: servers(sites),
    PERSONAL_SERVERS: servers(personal ?? sites),
    SERVER_NAME: 'localhost',
    ...unlimited,
    ...front.values,
  })
  const text = fillIn(await readFile(template, 'utf8'), { ...front.values, ...values })
  await writeFile(inFolder('site.conf'), text)
  await writeFile(inFolder('nginx.conf'), mainConfig(folder))
  const args = ['-p', folder, '-c', inFolder('nginx.conf'), '-e', inFolder('error.log')]
  const child = startChild({ command: { file: programs.nginx, args } })
  launch.onStop(child.stop)
  const early = child.ended.then(() => {
    throw new LaunchError(`nginx did not start:\n${child.tail.join('\n')}`)
  })
  const waiting = new AbortController()
  const tokenUrl = `http://localhost:${httpPort}/.well-known/acme-challenge/${token}`
  try {
    await Promise.race([early, answersWith(tokenUrl, token, waiting.signal)])
  } finally {
    waiting.abort()
  }
  return {
    acmeFolder: values.ACME_FOLDER ?? '',
    cacheFolder: values.CACHE_FOLDER ?? '',
    httpUrl: `http://localhost:${httpPort}`,
    url: `https://localhost:${httpsPort}`,
  }
}

/** nginx listens on all of its ports or on none, so one file of its own proves that each is its own. */
async function answersWith(url: string, text: string, signal: AbortSignal) {
  const giveUp = AbortSignal.timeout(20_000)
  while (!signal.aborted) {
    if (giveUp.aborted) throw new LaunchError(`nginx does not serve ${url}.`)
    const answer = await fetch(url, { signal }).then(
      (response) => response.text(),
      () => '',
    )
    if (answer === text) return
    await delay(50)
  }
}

const own = frontValues({ SERVER_NAME: 'localhost' })

/** What a visitor's address may use where the environment says nothing. */
export const shippedLimits = Object.fromEntries(
  Object.entries(own).filter(([name]) => /_(?:AT_ONCE|PER_SECOND|PER_ADDRESS)$/.test(name)),
)

/** Tests and benches ask all from a few addresses. */
const unlimited = {
  API_AT_ONCE: '100000',
  API_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '9999',
  RENDERS_AT_ONCE: '100000',
  RENDERS_PER_SECOND: '1000000',
  REQUESTS_AT_ONCE: '100000',
  REQUESTS_PER_SECOND: '1000000',
}

const servers = (ports: number[]) =>
  ports.map((port) => `server localhost:${port} fail_timeout=1s;`).join(' ')

/** What a distribution's own nginx.conf brings, in a folder of ours. */
export function mainConfig(folder: string): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // As root, nginx would hand the work to an account that cannot enter our folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 2048; }',
    'http {',
    '  access_log off;',
    ...bodies.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/site.conf;`,
    '}',
  ].join('\n')
}

/** For localhost, for a day. */
export async function makeCertificate({ folder, openssl }: { folder: string; openssl: string }) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const [keyFile, certificate] = ['key.pem', 'certificate.pem'].map((one) => path.join(folder, one))
  const files = ['-keyout', String(keyFile), '-out', String(certificate)]
  await run(openssl, ['req', '-x509', '-days', '1', ...key, ...name, ...files])
}
