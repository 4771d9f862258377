import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { violations } from '../harness/pages/axe'
import { expect, test } from './fixtures'

const contrast = { runOnly: ['color-contrast'] }

for (const width of [390, 1440]) {
  test(`[R1] [Y1] at ${width} px Home's ground should go from morning to night, each word readable at nine positions`, async ({
    page,
  }) => {
    await page.setViewportSize({ height: 844, width })
    await openPage(page, '/')
    const dayAt: number[] = []
    const nightAt: number[] = []
    for (let place = 0; place <= 8; place++) {
      await scrollTo(page, place / 8)
      expect(await violations(page, { options: contrast }), `place ${place}`).toEqual([])
      const { day, night } = await grounds(page)
      dayAt.push(day)
      nightAt.push(night)
    }
    expect(dayAt[8]).toBeGreaterThan(0.6)
    expect(new Set(dayAt).size).toBeGreaterThan(2)
    expect(nightAt[8]).toBeLessThan(0.02)
    expect(nightAt, 'darker and darker').toEqual([...nightAt].sort((a, b) => b - a))
    expect(new Set(nightAt).size).toBeGreaterThan(2)
  })
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[Y2] the ground of Home should stay as it is', async ({ page }) => {
    await openPage(page, '/')
    const seen = new Set<string>()
    for (const share of [0, 0.5, 1]) {
      await scrollTo(page, share)
      seen.add(JSON.stringify(await grounds(page)))
    }
    expect([...seen]).toEqual(['{"day":0,"night":0}'])
    expect(await violations(page, { options: contrast })).toEqual([])
  })
})

async function scrollTo(page: Page, share: number) {
  await page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ behavior: 'instant', top: (scrollHeight - innerHeight) * part })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }, share)
}

/** Relative luminance of what lies behind the events and behind the contact: 0 where it has no colour. */
function grounds(page: Page) {
  return page.evaluate(() => {
    function luminance(id: string) {
      const ground = document.getElementById(id)?.parentElement
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(ground ?? document.body).backgroundColor.match(/\d+/g) ?? []
      ).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return { day: luminance('events'), night: luminance('contact') }
  })
}
