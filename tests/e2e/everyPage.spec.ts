import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { expectReadableBar } from '../harness/pages/barContrast'
import { linksIn } from '../harness/pages/htmlTags'
import { everyPage, screens } from '../harness/pages/routes'
import { expect, test } from './fixtures'

const MOST_STOPS = 160

const [phone, , desk] = screens

const laptop = { width: 1024, height: 768 }

/** 1440 px at a zoom of 200 and 400 %, and the narrowest phone that WCAG knows. */
const narrow = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
  { width: 320, height: 640 },
]

// A page that is not there answers 404, which the browser tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404/, viewport: phone })

/** Each page is loaded once and held to everything that is asked of every page. */
for (const path of everyPage) {
  test(`[Y1] [Y2] [V6] ${path} should be for everyone at any width, by touch and by keyboard, and track nobody`, async ({
    context,
    page,
    site,
  }) => {
    const asked: URL[] = []
    context.on('request', (request) => asked.push(new URL(request.url())))
    // One of the visits that are not measured.
    await page.addInitScript(() => {
      Math.random = () => 0.99
    })
    const answer = await openPage(page, path)
    await page.evaluate(() => document.fonts.ready)

    await test.step('it stands still for those who ask for it', async () => {
      await page.mouse.move(200, 300)
      expect(await animations(page)).toBe(0)
    })
    await test.step('it has targets that a finger hits', async () => {
      expect(await page.evaluate(smallTargets)).toEqual([])
    })
    await test.step('scripts add no links', async () => {
      const served = linksIn((await answer?.text()) ?? '')
      const present = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(new Set(present)).toEqual(new Set(served))
    })
    await test.step('axe finds nothing in either layout', async () => {
      for (const screen of [phone, desk]) {
        await page.setViewportSize(screen)
        await expectNoViolations(page, `${path} at ${screen.width}`)
      }
    })
    await test.step('it needs no sideways scrolling, also when zoomed, and its bar is read on a picture', async () => {
      const isPictured = (await page.locator('[data-pictured]').count()) > 0
      for (const screen of [...screens, laptop, ...narrow]) {
        await page.setViewportSize(screen)
        // A zoomed page is as wide as one of the others, and lower.
        const isZoomed = screen.height < 600
        if (isPictured && !isZoomed) await expectReadableBar(page, `${path} at ${screen.width}`)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, screen.width, over]).toEqual([path, screen.width, 0])
      }
    })
    await test.step('the keyboard reaches all of it, and the focus is seen', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.mouse.move(200, 300)
      expect(await animations(page)).toBe(0)
      await page.mouse.move(0, 0)
      await startAtTheTop(page)
      const stops = await walk(page)
      expect(stops.filter(({ problem }) => problem)).toEqual([])
      const reachable = await page.evaluate(countOfControls)
      expect(stops.length).toBeGreaterThanOrEqual(reachable)
    })
    await test.step('it leaves no cookie, asks no other origin and measures nothing', async () => {
      await page.goto('about:blank')
      expect(await context.cookies()).toEqual([])
      const pages = asked.filter(({ protocol }) => protocol.startsWith('http'))
      expect(pages.filter(({ origin }) => origin !== site.url).map(String)).toEqual([])
      const paths = pages.map(({ pathname }) => pathname)
      expect(paths).toContain(new URL(path, site.url).pathname)
      expect(paths).not.toContain('/api/vitals')
    })
  })
}

const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Everything to press is 24 px each way, but for links in running text (WCAG 2.5.8). */
function smallTargets() {
  const inText = (control: Element) => control.closest('p, dd, blockquote, li > p, [data-prose]')
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => !inText(control) && !control.matches('.skip, [type=hidden], [tabindex="-1"]'),
    )
    .map((control) => ({ box: control.getBoundingClientRect(), control }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ box, control }) => `${control.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
}

/** Where a field takes the focus by itself, the way begins at the top all the same. */
async function startAtTheTop(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
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
