import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteEnv } from '@/env'
import { frontValues } from '../../../deploy/nginx/render.mjs'
import { below as belowIn, expectConfined, filledIn, pairs } from '../../harness/deploy/composeFile'
import { dockerStages } from '../../harness/deploy/dockerfile'

// No test of this line has Docker: the files themselves are held to what the site needs.
let compose: string

beforeAll(async () => {
  compose = await readFile('compose.vps.yaml', 'utf8')
})

const below = (key: string, text = compose) => belowIn(key, text)
const services = () => [...below('services').matchAll(/^([a-z]+):$/gm)].map(([, name = '']) => name)

const given = {
  DATABASE_URI: 'mongodb+srv://site:word@cluster.example.net/jharokha',
  OTHER_NAME: 'www.example.com',
  PAYLOAD_SECRET: 'p'.repeat(32),
  SERVER_NAME: 'example.com',
}

describe('[W2] compose.vps.yaml', () => {
  it('should take the database from outside, and no mail server for one', () => {
    const values = filledIn(pairs(below('x-site-environment')), given)
    expect(siteEnv(values as never)).toMatchObject({
      DATABASE_URI: given.DATABASE_URI,
      MEDIA_DIR: '/app/.data/media',
      SMTP_URL: undefined,
      TRUST_PROXY: 1,
      siteUrl: 'https://example.com',
    })
  })

  it.each(Object.keys(given))('should not start without %s', (name) => {
    const others = Object.fromEntries(Object.entries(given).filter(([other]) => other !== name))
    const all = new Map([
      ...pairs(below('x-site-environment')),
      ...pairs(below('environment', below('nginx'))),
    ])
    expect(() => filledIn(all, others)).toThrow(name)
  })

  it('should run nginx and the site, the rest where a profile asks for it', () => {
    expect(services()).toEqual(['nginx', 'site', 'tools', 'mongo', 'mail'])
    const profiles = services().map((name) => /profiles: \[(\w+)\]/.exec(below(name))?.[1])
    expect(profiles).toEqual([undefined, undefined, 'tools', 'mongo', 'mail'])
    const stores = below('x-depends')
    expect(stores.match(/required: false/g)).toHaveLength(2)
  })

  it('should keep logs within limits, and give no port but to nginx and this machine', () => {
    expect(below('x-logging')).toMatch(/max-size: 10m, max-file: '5'/)
    for (const name of services().filter((one) => one !== 'tools')) {
      expect(below(name), name).toContain('logging: *logging')
      if (!['nginx', 'mail'].includes(name)) expect(below(name), name).not.toContain('ports:')
    }
    expect(below('mail')).toContain("ports: ['127.0.0.1:8025:8025']")
  })

  it('should confine every service, and the site most', () => {
    expectConfined(compose)
  })

  it('should back up the pictures that the site keeps', () => {
    for (const name of ['site', 'tools']) {
      expect(below(name)).toContain('environment: *site-environment')
      expect(below(name)).toContain('data:/app/.data')
    }
    const folder = '${BACKUP_FOLDER:-/var/lib/jharokha/backups}'
    expect(below('tools')).toContain(`- ${folder}:${folder}`)
  })

  it('should give nginx every value of its configuration, and no other', () => {
    const values = pairs(below('environment', below('nginx')))
    expect([...values.keys()].sort()).toEqual(Object.keys(frontValues(given)).sort())
  })

  it('should build stages that the Dockerfile has', async () => {
    const stages = (await dockerStages()).map(({ name }) => name)
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, target]) => target)
    expect(targets).toEqual(['site', 'tools'])
    expect(stages).toEqual(expect.arrayContaining(targets))
  })
})
