import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteEnv } from '@/env'
import { packaging } from '@/packaging.mjs'
import { siteShape } from '@/server/siteEnv.mjs'
import { frontValues } from '../../../deploy/nginx/render.mjs'
import { below as belowIn, expectConfined, filledIn, pairs } from '../../harness/deploy/composeFile'
import { dockerStage, dockerStages, envOf } from '../../harness/deploy/dockerfile'

// No test of this line has Docker: the files themselves are held to what the site needs.
let compose: string

beforeAll(async () => {
  compose = await readFile('compose.yaml', 'utf8')
})

afterEach(() => vi.unstubAllEnvs())

const below = (key: string, text = compose) => belowIn(key, text)

const secrets = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  S3_ACCESS_KEY_ID: 'site',
  S3_SECRET_ACCESS_KEY: 's'.repeat(32),
  SERVER_NAME: 'www.example.com',
}

describe('[W2] compose.yaml', () => {
  const siteValues = () => pairs(below('x-site-environment'))

  it('should give the site what the site knows, and all that it wants', () => {
    const known = [...Object.keys(siteShape), 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']
    expect([...siteValues().keys()].filter((name) => !known.includes(name))).toEqual([])
    expect(siteEnv(filledIn(siteValues(), secrets) as never)).toMatchObject({
      DATABASE_URI:
        'mongodb://mongo1,mongo2,mongo3/jharokha?replicaSet=rs0&w=majority&journal=true',
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      SMTP_URL: 'smtp://mail:1025',
      TRUST_PROXY: 1,
      siteUrl: 'https://www.example.com',
    })
  })

  it.each(Object.keys(secrets))('should not start without %s', (name) => {
    const others = Object.entries(secrets).filter(([other]) => other !== name)
    expect(() => filledIn(siteValues(), Object.fromEntries(others))).toThrow(name)
  })

  it('should hold no secret, and no default for one', () => {
    const secret = /^ *(\w*(?:SECRET|KEY|PASSWORD)\w*): (.*)$/gm
    const rows = [...compose.matchAll(secret)].filter(
      ([, name]) => !/^CERTIFICATE/.test(name ?? ''),
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const [, , value] of rows) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/)
  })

  it('should work in the background in the worker alone, which nobody is led to', () => {
    const work = (service: string) => /BACKGROUND_WORK: '(\w+)'/.exec(below(service))?.[1]
    expect(['app1', 'app2', 'worker'].map(work)).toEqual(['no', 'no', 'yes'])
    const nginx = pairs(below('environment', below('nginx')))
    const asked = (name: string) => [...(nginx.get(name) ?? '').matchAll(/server (\w+):3000/g)]
    expect(asked('PAGE_SERVERS').map(([, host]) => host)).toEqual(['app1', 'app2'])
    expect(asked('PERSONAL_SERVERS').map(([, host]) => host)).toEqual(['app2', 'app1'])
    expect(siteValues().get('INSTANCE_URLS')).toBe('http://app1:3000,http://app2:3000')
    for (const service of ['app1', 'app2', 'worker']) expect(below(service)).not.toContain('ports')
  })

  it('should give nginx every value of its configuration, and no other', () => {
    const given = pairs(below('environment', below('nginx')))
    expect([...given.keys()].sort()).toEqual(Object.keys(frontValues(secrets)).sort())
  })

  it('should confine every service, and the site most', () => {
    expectConfined(compose)
  })

  it('should name each image with a version, and the files that it mounts', async () => {
    const images = [...compose.matchAll(/^ *image: (\S+)$/gm)].map(([, image = '']) => image)
    expect(images.length).toBeGreaterThan(5)
    for (const image of images) expect(image).toMatch(/^[a-z]+(\/[a-z]+)?(-[a-z]+)?:(v?\d|\$\{)/)
    const files = [...compose.matchAll(/(\.\/deploy\/[^:\s']+):/g)].map(([, file = '']) => file)
    expect(files.length).toBe(2)
    for (const file of files) await expect(readFile(file)).resolves.toBeTruthy()
  })

  it('should build stages that the Dockerfile has', async () => {
    const stages = (await dockerStages()).map(({ name }) => name)
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, target]) => target)
    expect(new Set(targets)).toEqual(new Set(['site', 'tools']))
    expect(stages).toEqual(expect.arrayContaining(targets))
  })
})

describe('[W2] the Dockerfile', () => {
  it('should run neither image as root, and keep no secret in a layer', async () => {
    for (const name of ['site', 'tools']) {
      const kinds = (await dockerStage(name)).instructions
      expect(kinds.find(({ kind }) => kind === 'USER')?.words).toBe('node')
    }
    const all = (await dockerStages()).flatMap(({ instructions }) => instructions)
    const set = all.filter(({ kind }) => kind === 'ENV' || kind === 'ARG')
    expect(set.map(({ words }) => words).join()).not.toMatch(/SECRET|KEY|PASSWORD/)
  })

  it('should start the custom server, on every address of the container', async () => {
    const { instructions } = await dockerStage('site')
    expect(instructions.find(({ kind }) => kind === 'CMD')?.words).toMatch(
      /"src\/server\/server.mjs"]$/,
    )
    expect(envOf(await dockerStage('site'))).toMatchObject({ PORT: '3000' })
  })

  it('should copy every file that the server and its configuration import', async () => {
    const { instructions } = await dockerStage('site')
    const copied = instructions.flatMap(
      ({ words }) => /^--from=build \/app\/(\S+)/.exec(words)?.[1] ?? [],
    )
    const files = await importedBy('src/server/server.mjs', 'next.config.mjs')
    expect(files.size).toBeGreaterThan(8)
    const isCopied = (file: string) =>
      copied.some((one) => file === one || file.startsWith(`${one}/`))
    expect([...files].filter((file) => !isCopied(file))).toEqual([])
  })
})

/** Those files and all of ours that they lead to. */
async function importedBy(...files: string[]): Promise<Set<string>> {
  const found = new Set(files)
  for (const file of found) {
    const text = await readFile(file, 'utf8')
    for (const [, to = ''] of text.matchAll(/(?:from |resolve\(|^import )'(\.\.?\/[^']+)'/gm)) {
      found.add(path.join(path.dirname(file), to))
    }
  }
  return found
}

describe('[W2] what the environment says of a build', () => {
  it('should change nothing where it says nothing', () => {
    expect(Object.keys(packaging())).toEqual(['outputFileTracingRoot', 'turbopack'])
  })

  it('should name its release', () => {
    vi.stubEnv('DEPLOYMENT_ID', 'release-7')
    expect(packaging()).toMatchObject({ deploymentId: 'release-7' })
  })
})
