import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '@/env'
import { everyPage } from '../pages/routes'

export interface PublicEndpoint {
  /** Names of the fields that a document there has. */
  fields: string[]
  method: string
  /** Parts that vary are written `:so`. */
  path: string
}

/** Everything that answers a stranger: what the config tells, and the routes and pages beside it. */
export async function listEndpoints(): Promise<PublicEndpoint[]> {
  const pages = everyPage.map((page) => ({ fields: [], method: 'get', path: page }))
  return [...(await ofConfig()), ...(await ofRoutes()), ...pages]
}

async function ofConfig(): Promise<PublicEndpoint[]> {
  const script = 'tests/harness/fuzz/printEndpoints.ts'
  const env = childEnv({
    DATABASE_URI: 'mongodb://127.0.0.1:1/nothing',
    PAYLOAD_SECRET: 'nothing-is-stored-by-this-program',
  })
  const args = ['--conditions=production', '--import', 'tsx', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e7 })
  return JSON.parse(stdout.slice(stdout.indexOf('['))) as PublicEndpoint[]
}

const catchAll = '[...slug]'

/** Each route.ts of ours; Payload's own is what the config tells. */
async function ofRoutes(): Promise<PublicEndpoint[]> {
  const found: PublicEndpoint[] = []
  for (const file of await readdir('src/app', { recursive: true })) {
    if (path.basename(file) !== 'route.ts' || file.includes(catchAll)) continue
    const source = await readFile(path.join('src/app', file), 'utf8')
    const at = path.dirname(file).split(path.sep)
    const parts = at.filter((part) => !/^\(|^\[locale\]/.test(part))
    const address = `/${parts.join('/')}`.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, ':$1')
    for (const [, method = ''] of source.matchAll(/export (?:async )?function ([A-Z]+)\(/g))
      found.push({ fields: [], method: method.toLowerCase(), path: address })
  }
  return found
}
