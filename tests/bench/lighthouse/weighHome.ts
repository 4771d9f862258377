import { devices, type Browser } from 'playwright'
import { weighPage, type PageWeight } from '../../harness/pages/pageWeight'

/** The home page as a phone loads it for the first time, two pixels for each of CSS. */
export async function weighHome({
  browser,
  site,
}: {
  browser: Browser
  site: string
}): Promise<PageWeight> {
  const context = await browser.newContext({ ...devices['Pixel 5'], deviceScaleFactor: 2 })
  try {
    return await weighPage(await context.newPage(), site)
  } finally {
    await context.close()
  }
}
