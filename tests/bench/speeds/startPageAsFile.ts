import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Launch } from '@/cli/launcher'
import { freePort } from '../../harness/launch/freePort'
import { startFront, type findFront } from '../../harness/nginx/startFront'
import { ask, type Reply } from '../load/ask'

/** What nginx writes by itself, or what is only true of a cache. */
const ownHeaders =
  /^(?:accept-ranges|connection|content-(?:length|type)|date|keep-alive|server|transfer-encoding|x-cache)$/

interface Page {
  launch: Launch
  programs: NonNullable<Awaited<ReturnType<typeof findFront>>>
  /** Where the page comes from. */
  url: string
}

/** The same bytes with the same headers, as a file in an nginx beside: its address. */
export async function startPageAsFile({ launch, programs, url }: Page): Promise<string> {
  let page = await askAsBrowser(url)
  // The site sends its length once it is kept compressed, and nginx once it has it from there.
  while (!page.headers['content-length']) page = await askAsBrowser(url)
  const folder = await mkdtemp(path.join(tmpdir(), 'page-'))
  launch.onStop(() => rm(folder, { force: true, recursive: true }))
  await writeFile(path.join(folder, 'home'), page.body)
  const front = await startFront({
    httpsPort: await freePort(),
    launch,
    programs,
    sites: [],
    template: 'tests/bench/speeds/file.conf.template',
    values: { PAGE_FOLDER: folder, PAGE_HEADERS: headersOf(page) },
  })
  const asFile = `${front.url}/home`
  const same = await askAsBrowser(asFile)
  if (!same.body.equals(page.body)) throw new Error('The file is not the page.')
  return asFile
}

const askAsBrowser = (url: string) =>
  ask({ headers: { 'accept-encoding': 'gzip, deflate, br' }, url })

function headersOf({ headers }: Reply): string {
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`)
    .join('\n        ')
}
