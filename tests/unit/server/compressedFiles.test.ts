import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { compressFiles, preferCompressed } from '@/server/compressedFiles.mjs'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

describe('[P14] compressed files of a build', () => {
  it('should hold the scripts and style sheets, and nothing else', async () => {
    const distDir = await build()
    const folder = path.join(distDir, 'static')
    const files = await readdir(folder, { recursive: true })
    expect(files.filter((file) => file.endsWith('.br')).sort()).toEqual([
      'chunks/a.css.br',
      'chunks/a.js.br',
    ])
    const script = brotliDecompressSync(await readFile(path.join(folder, 'chunks/a.js.br')))
    expect(script.toString()).toBe('script()')
  })

  it.each([
    ['GET', '/_next/static/chunks/a.js', 'gzip, deflate, br', '/_next/static/chunks/a.js.br'],
    ['GET', '/_next/static/chunks/a.css?dpl=7', 'br;q=0.5', '/_next/static/chunks/a.css.br?dpl=7'],
  ])('%s %s with %s should send %s', async (method, url, accepted, file) => {
    const { request, headers } = await ask({
      method,
      url,
      headers: { 'accept-encoding': accepted },
    })
    expect(request.url).toBe(file)
    expect(headers['Content-Encoding']).toBe('br')
    expect(headers['Content-Type']).toMatch(/^(application\/javascript|text\/css); charset=UTF-8$/)
    expect(headers.Vary).toBe('Accept-Encoding')
  })

  it.each([
    { headers: { 'accept-encoding': 'gzip' } },
    { headers: { 'accept-encoding': 'br;q=0, gzip' } },
    { headers: { 'accept-encoding': 'brx' } },
    { headers: {} },
    { headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } },
    { method: 'POST' },
    { url: '/_next/static/chunks/missing.js' },
    { url: '/_next/static/media/letters.woff2' },
    { url: '/_next/static/chunks/../chunks/a.js' },
  ])('should send the file as it is for %o', async (changed) => {
    const asked = { ...plain, ...changed }
    const { request, headers } = await ask(asked)
    expect(request.url).toBe(asked.url)
    expect(headers).not.toHaveProperty('Content-Encoding')
  })

  it('should start without a build', async () => {
    const prefer = await preferCompressed({ distDir: await emptyFolder() })
    expect(() =>
      prefer({ headers: {}, url: '/' } as IncomingMessage, {} as ServerResponse),
    ).not.toThrow()
  })
})

const plain = {
  method: 'GET',
  url: '/_next/static/chunks/a.js',
  headers: { 'accept-encoding': 'br' },
}

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  folders.push(folder)
  return folder
}

async function build() {
  const distDir = await emptyFolder()
  await mkdir(path.join(distDir, 'static/chunks'), { recursive: true })
  await mkdir(path.join(distDir, 'static/media'))
  await writeFile(path.join(distDir, 'static/chunks/a.js'), 'script()')
  await writeFile(path.join(distDir, 'static/chunks/a.css'), 'a { color: red }')
  await writeFile(path.join(distDir, 'static/media/letters.woff2'), 'letters')
  await compressFiles({ distDir })
  return distDir
}

async function ask(asked: object) {
  const headers: Record<string, string> = {}
  const request = { ...asked } as IncomingMessage
  const prefer = await preferCompressed({ distDir: await build() })
  prefer(request, {
    setHeader: (name: string, value: string) => (headers[name] = value),
  } as unknown as ServerResponse)
  return { request, headers }
}
