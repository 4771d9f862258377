import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildInputs, sourceStamp } from '@/cli/build'
import { dataFolder } from '@/cli/dataFiles'
import type { Command } from '@/cli/programs'
import { buildCopy } from '../launch/buildCopy'
import { linkTree } from '../pages/linkTree'
import { dockerStage, envOf, type Stage } from './dockerfile'

export interface SiteImage {
  /** Its health check, as a command. */
  check: string[]
  /** Starts the site in it. */
  command: Command
  /** What the image sets for its programs. */
  env: Record<string, string>
  folder: string
  remove(): Promise<void>
}

/** The identity of the build, which its pages name with every script. */
const DEPLOYMENT_ID = 'release-7'

/** What the FAQ page says in this build and not in the ordinary one. */
export const NEW_WORDS = 'The table is set anew.'

const parent = path.resolve(dataFolder, 'next-release')

/** Links lead to packages in the same folder, and stay as they are. */
const whole = { recursive: true, verbatimSymlinks: true }

/**
 * The next release in an image, built from sources that differ in a few words. It is built once for each
 * state of the sources, since that takes a minute or two, and kept in `.data/next-release`.
 */
export async function nextSiteImage(): Promise<SiteImage> {
  const made = [
    'Dockerfile',
    'tests/harness/launch/buildCopy.ts',
    'tests/harness/deploy/siteImage.ts',
  ]
  const kept = path.join(parent, await sourceStamp('.', [...buildInputs, ...made]))
  if (!existsSync(kept)) await build(kept)
  const image = await siteImage(kept)
  return { ...image, env: { ...image.env, DEPLOYMENT_ID } }
}

/**
 * A folder with what the image `site` of the Dockerfile copies from a build and nothing else: neither
 * sources nor packages of development.
 */
export async function siteImage(built = '.'): Promise<SiteImage> {
  const stage = await dockerStage('site')
  const folder = await mkdtemp(path.join(tmpdir(), 'image-'))
  await copyBuild({ built, folder, stage })
  const development = await developmentPackages()
  await linkTree(
    'node_modules',
    path.join(folder, 'node_modules'),
    (name) => !development.has(name),
  )
  const wordsOf = (kind: string) =>
    stage.instructions.find((one) => one.kind === kind)?.words.replace(/^[^[]*/, '') ?? '[]'
  const start = JSON.parse(wordsOf('CMD')) as string[]
  return {
    check: JSON.parse(wordsOf('HEALTHCHECK')) as string[],
    command: { file: 'sh', args: ['-c', 'cd "$0" && exec "$@"', folder, ...start] },
    env: envOf(stage),
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Copies what the Dockerfile copies; it removes the build's cache. */
async function copyBuild({ built, folder, stage }: Copied) {
  const leftOut = ['cache', 'dev'].map((name) => path.join(built, '.next', name))
  for (const { kind, words } of stage.instructions) {
    const [, from, to] = /^--from=build \/app\/(\S+) (\S+)$/.exec(words) ?? []
    if (kind !== 'COPY' || !from || !to) continue
    const filter = (source: string) => !leftOut.includes(source)
    await cp(path.join(built, from), path.join(folder, to), { ...whole, filter })
  }
  await mkdir(path.join(folder, '.data'))
}

interface Copied {
  built: string
  folder: string
  stage: Stage
}

async function build(kept: string) {
  await rm(parent, { recursive: true, force: true })
  await mkdir(parent, { recursive: true })
  const built = await buildCopy({
    change: async (folder) => {
      await renew(folder)
      await plant(folder)
    },
    env: { DEPLOYMENT_ID },
  })
  await rm(path.join(built, 'node_modules'), { recursive: true, force: true })
  await rm(path.join(built, '.next', 'cache'), { recursive: true, force: true })
  await rename(built, kept)
}

/** The folders that `npm prune --omit=dev` removes. */
async function developmentPackages() {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const development = Object.entries(lock.packages).filter(([, { dev }]) => dev)
  return new Set(development.map(([name]) => name))
}

/** Other words, so that the new build has other scripts. */
async function renew(folder: string) {
  const file = path.join(folder, 'src/i18n/en/faq.ts')
  const words = await readFile(file, 'utf8')
  const renewed = words.replace(/(lede|text|intro): '[^']*'/, `$1: '${NEW_WORDS}'`)
  if (!renewed.includes(NEW_WORDS)) throw new Error(`${file} holds no text to replace.`)
  await writeFile(file, renewed)
}

/** Files that the image must not contain. */
async function plant(folder: string) {
  for (const name of ['.data/media/planted.webp', 'tests/planted.test.ts', 'docs/planted.md']) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), 'planted')
  }
}
