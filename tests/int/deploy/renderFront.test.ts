import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '@/env'
import { frontValues } from '../../../deploy/nginx/render.mjs'
import { freePort } from '../../harness/launch/freePort'
import { findFront, mainConfig, makeCertificate } from '../../harness/nginx/startFront'

const run = promisify(execFile)
const programs = await findFront()
const render = (target: string, env: Record<string, string>) =>
  run(process.execPath, ['deploy/nginx/render.mjs', ...(target ? [target] : [])], {
    env: childEnv(env),
  })

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'render-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  return folder
}

describe('[W2] deploy/nginx/render.mjs', () => {
  // A name in one of the three alone is nothing to nginx, until a server is set up by it.
  it('should know every variable of the template, and no other', async () => {
    const template = await readFile('deploy/nginx/site.conf.template', 'utf8')
    const names = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
    const described = [...template.matchAll(/^# {3}([A-Z_]+) {2,}/gm)].map(([, name]) => name)
    const known = Object.keys(frontValues({ SERVER_NAME: 'example.com' }))
    expect(known.sort()).toEqual([...names].sort())
    expect(described.sort()).toEqual(known)
  })

  it('should want the name alone', () => {
    expect(() => frontValues({})).toThrow('SERVER_NAME is missing')
    expect(frontValues({ SERVER_NAME: 'example.com' }, { withIpv6: true })).toMatchObject({
      HTTPS_LISTEN: 'listen 443 ssl http2; listen [::]:443 ssl http2;',
      HTTP_LISTEN: 'listen 80; listen [::]:80;',
      OTHER_NAME: 'www.example.com',
      PERSONAL_SERVERS: 'server 127.0.0.1:3000 fail_timeout=1s;',
    })
    const withoutIpv6 = frontValues({ SERVER_NAME: 'www.example.com' }, { withIpv6: false })
    expect(withoutIpv6).toMatchObject({ HTTP_LISTEN: 'listen 80;', OTHER_NAME: 'example.com' })
  })

  it.each([
    ['SERVER_NAME', 'https://example.com'],
    ['SERVER_NAME', 'example.com; deny all'],
    ['CERTIFICATE', 'fullchain.pem'],
    ['PAGE_SERVERS', '127.0.0.1:3000 }'],
    ['REQUESTS_PER_SECOND', 'ten'],
    ['HTTP_LISTEN', 'listen 80'],
  ])('should name what is malformed: %s as %s', (name, value) => {
    const env = { SERVER_NAME: 'example.com', [name]: value }
    expect(() => frontValues(env)).toThrow(`${name} is malformed: ${value}`)
  })

  it('should say in a line what is wrong, and how it is called', async () => {
    const env = { SERVER_NAME: 'example.com', REQUESTS_PER_SECOND: 'ten' }
    await expect(render('/nowhere/site.conf', env)).rejects.toMatchObject({
      code: 1,
      stderr: 'REQUESTS_PER_SECOND is malformed: ten\n',
    })
    await expect(render('', { SERVER_NAME: 'example.com' })).rejects.toMatchObject({
      stderr: 'Name a target file: node deploy/nginx/render.mjs FILE\n',
    })
  })

  it.skipIf(!programs)('should write what nginx takes, and make its folders', async () => {
    if (!programs) return
    const folder = await temporaryFolder()
    const inFolder = (name: string) => path.join(folder, name)
    await makeCertificate({ folder, openssl: programs.openssl })
    const ports = { http: await freePort(), https: await freePort(), inner: await freePort() }
    await render(inFolder('site.conf'), {
      ACME_FOLDER: inFolder('acme/challenges'),
      CACHE_FOLDER: inFolder('cache/pages'),
      CERTIFICATE: inFolder('certificate.pem'),
      CERTIFICATE_KEY: inFolder('key.pem'),
      HTTPS_LISTEN: `listen ${ports.https} ssl http2; listen [::]:${ports.https} ssl http2;`,
      HTTP_LISTEN: `listen ${ports.http}; listen [::]:${ports.http};`,
      INNER_PORT: `127.0.0.1:${ports.inner}`,
      SERVER_NAME: 'example.com',
    })
    await writeFile(inFolder('nginx.conf'), mainConfig(folder))
    const { stderr } = await run(programs.nginx, ['-t', '-p', folder, '-c', inFolder('nginx.conf')])
    expect(stderr).toContain('test is successful')
    expect(stderr).not.toMatch(/\[(?:warn|error|emerg)\](?!.*could not open error log)/)
    for (const made of ['acme/challenges', 'cache/pages']) {
      expect((await stat(inFolder(made))).isDirectory()).toBe(true)
    }
  })
})
