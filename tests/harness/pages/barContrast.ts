import { expect, type Page } from 'playwright/test'
import { contrastOnPixels, type Words } from './pixelContrast'

/**
 * The words of the bar stand out from every pixel of the head behind them. For pages with reduced motion: the
 * words come back at once after each picture, or a button's colour would be read on its way.
 */
export async function expectReadableBar(page: Page, where: string) {
  await picturesLoaded(page)
  const words = await wordsOfBar(page)
  expect(words.length, where).toBeGreaterThan(0)
  const found = await contrastOnPixels(await withoutWords(page, words), words)
  expect(
    found.filter(({ worst }) => worst < 4.5),
    where,
  ).toEqual([])
}

const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )

/** Only those that lie on the head itself: a button may have a ground of its own. */
function wordsOfBar(page: Page): Promise<Words[]> {
  return page.getByRole('banner').evaluate((bar) => {
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
    const words: Words[] = []
    while (texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode
      const isSeen = around?.checkVisibility({ visibilityProperty: true })
      if (!around || !isSeen || !textContent?.trim() || around.closest('.unseen, ul')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { height, left, top, width } = range.getBoundingClientRect()
      const { color: colour } = getComputedStyle(around)
      words.push({ colour, height, left, text: textContent, top, width })
    }
    return words
  })
}

/** The top of the window as far down as the words go. */
async function withoutWords(page: Page, words: Words[]): Promise<Buffer> {
  const height = Math.ceil(Math.max(...words.map((one) => one.top + one.height)))
  const clip = { height, width: page.viewportSize()?.width ?? 0, x: 0, y: 0 }

  const style = await page.addStyleTag({
    content: 'header * { color: transparent !important; border-color: transparent !important }',
  })
  const picture = await page.screenshot({ animations: 'disabled', clip })
  await style.evaluate((element) => (element as Element).remove())
  return picture
}
