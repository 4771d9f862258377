import type { Page } from 'playwright/test'

/** What `layout-shift` reports; TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  sources: { currentRect: DOMRect; node: Node | null; previousRect: DOMRect }[]
}

/** From the next page that is opened, `movedOn` tells what moved on it. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    ;(window as unknown as { moved: string[] }).moved = moved
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        moved.push(...entry.sources.map(describeMove))
    }).observe({ buffered: true, type: 'layout-shift' })

    function describeMove({ currentRect, node, previousRect }: LayoutShift['sources'][number]) {
      const text = node?.textContent?.slice(0, 40) ?? ''
      return `${node?.nodeName} "${text}" ${JSON.stringify([previousRect, currentRect])}`
    }
  })

export const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved)
