import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) })

const pageManifest = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
})

const homeManifest = '.next/server/app/(site)/[locale]/(pages)/page_client-reference-manifest.js'

/** What the home page loads of scripts at first, by file: its gzipped bytes and what it is for. */
export async function scriptRows(): Promise<{ bytes: number; use: string }[]> {
  const { rootMainFiles } = buildManifest.parse(
    JSON.parse(await readFile('.next/build-manifest.json', 'utf8')),
  )
  const { clientModules, entryJSFiles } = pageManifest.parse(
    JSON.parse((await readFile(homeManifest, 'utf8')).replace(/^.*?\]\s*=\s*(?=\{)|;?\s*$/gs, '')),
  )
  const own = new Set(rootMainFiles)
  const files = new Set(
    Object.entries(entryJSFiles)
      .filter(([entry]) => !entry.endsWith('/global-not-found'))
      .flatMap(([, chunks]) => chunks)
      .filter((chunk) => !own.has(chunk)),
  )
  const rows = await Promise.all(
    [...files].map(async (file) => ({
      bytes: await gzipped(file),
      use: useOf(
        Object.entries(clientModules)
          .filter(([, { chunks }]) => chunks.includes(`/_next/${file}`))
          .map(([name]) => name),
      ),
    })),
  )
  const ofNext = (await Promise.all(rootMainFiles.map(gzipped))).reduce((sum, one) => sum + one, 0)
  const sorted = rows.toSorted((a, b) => b.bytes - a.bytes)
  return [
    { bytes: ofNext, use: 'React and the router of Next, on every page of any site' },
    ...sorted,
  ]
}

const gzipped = async (file: string) => gzipSync(await readFile(`.next/${file}`)).length

/** By the client modules that a page asks for in it: names of files below src, and of Next. */
function useOf(modules: string[]): string {
  const names = modules.map((name) =>
    name.includes('node_modules/next/')
      ? 'Next: parts of every page'
      : `\`${name.replace(/^\[project\]\/src\/|( <module evaluation>)$/g, '')}\``,
  )
  return [...new Set(names)].toSorted().join(', ')
}
