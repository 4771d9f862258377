import { execa } from 'execa'
import { chromium } from 'playwright'
import { browserArgs } from './browserArgs'

/**
 * Whether a browser is there and runs: on Ubuntu, chromium-browser may only be a hint to install it.
 * `''` is the headless shell that Playwright downloaded.
 */
export async function browserStarts(file: string): Promise<boolean> {
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
