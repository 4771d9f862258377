import { execa } from 'execa'
import { chromium } from 'playwright'
import which from 'which'
import type { Launch } from '@/cli/launcher'
import { childEnv, launcherEnv } from '@/env'
import { browserArgs } from './browserArgs'
import { installBrowser } from './installBrowser'
import { pickBrowser } from './pickBrowser'

/**
 * The path of a Chromium that starts; `''` is the one that Playwright downloaded. Its headless shell
 * comes first and is installed where it is missing: a page costs it less than half the processor time.
 */
export async function findBrowser(launch: Launch): Promise<string> {
  return pickBrowser({
    told: launcherEnv().CHROMIUM_PATH,
    places: async () => [
      ...(await onThePath(['chromium-headless-shell'])),
      '/usr/bin/chromium-headless-shell',
      '',
    ],
    fallbacks: async () => [
      chromium.executablePath(),
      ...(await onThePath([
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
      ])),
      '/usr/bin/chromium',
      '/snap/bin/chromium',
      '/opt/google/chrome/chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    starts: browserStarts,
    ways: installBrowser(launch),
  })
}

async function onThePath(names: string[]) {
  const searchPath = childEnv({}).PATH ?? ''
  const found = await Promise.all(
    names.map((name) => which(name, { nothrow: true, path: searchPath })),
  )
  return found.filter((file) => file !== null)
}

/**
 * Whether a browser is there and runs: on Ubuntu, chromium-browser may only be a hint to install it.
 * `''` is the headless shell that Playwright downloaded.
 */
async function browserStarts(file: string): Promise<boolean> {
  if (file === '') {
    const browser = await chromium.launch({ args: browserArgs }).catch(() => null)
    await browser?.close()
    return browser !== null
  }
  const { failed } = await execa(file, ['--version'], {
    reject: false,
    stdin: 'ignore',
    timeout: 60_000,
  })
  return !failed
}
