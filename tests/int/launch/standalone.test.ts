import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '@/database/freePort'
import { withDatabaseName } from '@/database/withDatabaseName'
import { childEnv } from '@/env'
import { createAdminProgram } from '@/launch/programs'
import { startSite, type Site } from '@/launch/startSite'
import { standaloneImage } from '../../harness/standaloneImage'

const account = { email: 'owner@example.com', password: 'correct-horse-battery' }
const patience = 400_000

/** What only the image's own folder holds, on a database of its own. */
let image: Awaited<ReturnType<typeof standaloneImage>>
let site: Site
let url: string
let env: Record<string, string>
const said: string[] = []

beforeAll(async () => {
  image = await standaloneImage()
  const port = await freePort()
  url = `http://localhost:${port}`
  env = {
    ...image.env,
    DATABASE_URI: withDatabaseName(inject('databaseUri'), `test_${randomUUID().slice(0, 8)}`),
    PAYLOAD_SECRET: 'a-secret-that-only-the-tests-know-of',
    PORT: String(port),
    SITE_URL: url,
  }
  const admin = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  const made = { env: childEnv({ ...env, ...admin }), extendEnv: false }
  await execa(createAdminProgram.file, createAdminProgram.args, made)
  site = startSite({
    command: { file: 'sh', args: ['-c', 'cd "$0" && exec "$@"', image.folder, ...image.start] },
    env,
    grace: 30_000,
    onEnd: (error) => void said.push(error.message),
    onLine: (line) => void said.push(line),
    port,
  })
  await site.ready
}, patience)

afterAll(async () => {
  await site?.stop()
  await image?.remove()
})

describe('[W2] the standalone build, from a folder with nothing else', () => {
  it('should answer for pages, scripts and its health', async () => {
    const home = await fetch(url)
    const page = await home.text()
    expect(home.status).toBe(200)
    expect(page).toContain('</html>')
    const script = /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(page)?.[1] ?? ''
    expect(script).toContain('dpl=release-7')
    expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
    expect(await (await fetch(`${url}/api/health/ready`)).json()).toEqual({ status: 'ready' })
  })

  it('should take a picture and cut it', async () => {
    const headers = { authorization: `JWT ${await signIn()}` }
    const data = await sharp({
      create: { background: '#a33', channels: 3, height: 900, width: 1600 },
    })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('_payload', JSON.stringify({ alt: 'A lamp' }))
    body.append('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), 'lamp.jpg')
    const sent = await fetch(`${url}/api/media`, { body, headers, method: 'POST' })
    expect(sent.status).toBe(201)
    const { doc } = (await sent.json()) as {
      doc: { sizes: Record<string, { url: string | null }> }
    }
    const cut = Object.values(doc.sizes).find((size) => size.url?.endsWith('.avif'))
    const picture = await fetch(new URL(cut?.url ?? '', url))
    expect(picture.headers.get('content-type')).toBe('image/avif')
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('heif')
  })

  it('should answer the health check of its image', async () => {
    const check = await execa(image.check[0] ?? '', image.check.slice(1), {
      env: childEnv(env),
      extendEnv: false,
      reject: false,
    })
    expect(check.exitCode).toBe(0)
  })

  it('should hold neither data nor tests nor documents', async () => {
    const names = (await readdir(image.folder, { recursive: true })).filter(
      (name) => !name.startsWith(`node_modules${path.sep}`),
    )
    expect(names.filter((name) => /planted|\.test\.|\.env/.test(name))).toEqual([])
    expect(names).toContain('server.js')
  })

  it('should end in order when it is asked to', async () => {
    await site.stop()
    expect(said.join('\n')).not.toMatch(/was killed|error/i)
    await expect(fetch(url)).rejects.toThrow()
  })
})

async function signIn() {
  const answer = await fetch(`${url}/api/users/login`, {
    body: JSON.stringify(account),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
  })
  return ((await answer.json()) as { token: string }).token
}
