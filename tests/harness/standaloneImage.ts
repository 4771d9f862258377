import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildCopy } from './buildCopy'
import { dockerStage, envOf } from './dockerfile'

/** Builds as the Dockerfile does, and copies what it copies, away from any node_modules. */
export async function standaloneImage() {
  const stage = await dockerStage('site')
  const built = await buildCopy({
    change: plant,
    env: { BUILD_OUTPUT: 'standalone', DEPLOYMENT_ID: 'release-7' },
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'image-'))
  try {
    for (const { kind, words } of stage.instructions) {
      const [, from, to] = /^--from=build \/app\/(\S+) (\S+)$/.exec(words) ?? []
      if (kind !== 'COPY' || !from || !to) continue
      // Its links lead to packages in the same folder, and stay as they are.
      const how = { recursive: true, verbatimSymlinks: true }
      await cp(path.join(built, from), path.join(folder, to), how)
    }
  } finally {
    await rm(built, { recursive: true, force: true })
  }
  const wordsOf = (kind: string) =>
    stage.instructions.find((one) => one.kind === kind)?.words.replace(/^[^[]*/, '') ?? '[]'
  return {
    check: JSON.parse(wordsOf('HEALTHCHECK')) as string[],
    env: envOf(stage),
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    start: JSON.parse(wordsOf('CMD')) as string[],
  }
}

/** What may lie about where somebody builds. */
async function plant(folder: string) {
  for (const name of ['.data/media/planted.webp', 'tests/planted.test.ts', 'docs/planted.md']) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), 'planted')
  }
}
