import type { Page } from 'playwright/test'
import { everyPage } from '../harness/routes'
import { expect, test } from './fixtures'

const MOST_STOPS = 160

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404/ })

for (const path of everyPage) {
  test(`[Y1] the keyboard should reach all of ${path}, and the focus be seen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // Where a field takes the focus by itself, the way begins at the top all the same.
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    const stops = await walk(page)
    expect(stops.filter(({ problem }) => problem)).toEqual([])
    const reachable = await page.evaluate(countOfControls)
    expect(stops.length).toBeGreaterThanOrEqual(reachable)
  })
}

interface Stop {
  name: string
  problem?: string
}

/** Tab by Tab to the end of the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`The way through the page has more than ${MOST_STOPS} stops`)
}

function focused(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const name = `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)}`
  const { bottom, height, left, right, top, width } = element.getBoundingClientRect()
  // A stretched link draws its ring around all it covers.
  const ringed = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
    ({ boxShadow, outlineStyle, outlineWidth }) =>
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
  )
  // The button inside a day's field belongs to the browser, which draws its ring.
  const ringedInside = element.matches('[type=date]:not(:focus-visible)')
  if (!ringed && !ringedInside) return { name, problem: 'no visible focus' }
  if (width * height === 0) return { name, problem: 'no size' }
  if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) {
    return { name, problem: `out of view: ${Math.round(top)} to ${Math.round(bottom)}` }
  }
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1)
  const above = document.elementFromPoint(x, y)
  const covered = above && !element.contains(above) && !above.contains(element)
  // Children of one label or a stretched link lie above or below their own kin.
  const kin = above?.closest('label, article, li') === element.closest('label, article, li')
  return covered && !kin ? { name, problem: `covered by ${above.tagName}` } : { name }
}

/** Links, buttons and fields that are on the screen; a radio group or open menu may add to them. */
function countOfControls() {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary',
  )
  return [...controls].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  ).length
}
