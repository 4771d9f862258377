import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { screens } from '../harness/pages/routes'
import { expect, test } from './fixtures'

const [phone, , desk] = screens

const menus = {
  Event: ['Weddings', 'Corporate', 'Concerts'],
  Catering: ['Veg', 'Non-Veg', 'Snacks', 'Packages'],
  More: ['Gallery', 'Testimonials', 'Meet The Team', 'FAQ'],
}

const moreTargets = ['/gallery', '/testimonials', '/team', '/faqs']

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('[L5] [L2] [P2] a dropdown should open by hover, click and keys, one at a time, and its items lead to their category', async ({
    page,
  }) => {
    await openPage(page, '/')
    await test.step('by hover, after a moment, and it closes when left', async () => {
      await button(page, 'Catering').hover()
      await expect(list(page, 'Catering')).toBeVisible()
      await list(page, 'Catering').getByRole('link', { name: 'Snacks' }).hover()
      await expect(list(page, 'Catering')).toBeVisible()
      await page.getByRole('heading', { level: 1 }).hover()
      await expect(list(page, 'Catering')).toBeHidden()
    })
    await test.step('by click, one at a time', async () => {
      await button(page, 'Event').click()
      await expect(button(page, 'Event')).toHaveAttribute('aria-expanded', 'true')
      await button(page, 'More').click()
      await expect(list(page, 'More')).toBeVisible()
      await expect(list(page, 'Event')).toBeHidden()
      await page.mouse.click(700, 700)
      await expect(list(page, 'More')).toBeHidden()
    })
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await test.step(`by ${key}, and Escape gives the focus back`, async () => {
        await button(page, 'Event').focus()
        await page.keyboard.press(key)
        await expect(list(page, 'Event')).toBeVisible()
        if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown')
        await expect(list(page, 'Event').getByRole('link', { name: 'Weddings' })).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(list(page, 'Event').getByRole('link', { name: 'Corporate' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(button(page, 'Event')).toBeFocused()
        await expect(list(page, 'Event')).toBeHidden()
      })
    }
    await test.step('an item leads to the page and chooses its category', async () => {
      const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
      for (const [item, count] of [
        ['Concerts', 2],
        ['Corporate', 1],
      ] as const) {
        await button(page, 'Event').click()
        await list(page, 'Event').getByRole('link', { name: item }).click()
        await expect(page).toHaveURL(`/all-events#${item.toLowerCase()}`)
        await expect(cards).toHaveCount(count)
      }
    })
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('[L6] [P2] the menu should hold the focus and the page, give both back, and its anchors choose the category and close it', async ({
    page,
  }) => {
    await openPage(page, '/')
    const burger = page.getByRole('button', { name: 'Open menu' })
    await burger.tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.mouse.wheel(0, 900)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      const held = await menu.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(held).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()

    await burger.tap()
    await menu.locator('summary', { hasText: 'Catering' }).tap()
    const nonveg = menu.getByRole('link', { name: 'Non-Veg' })
    await expect(nonveg).toHaveAttribute('href', '/all-catering#nonveg')
    await nonveg.tap()
    await expect(page).toHaveURL('/all-catering#nonveg')
    await expect(menu).toBeHidden()
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
    await expect(cards).toHaveCount(5)
    await expect(cards.last()).toContainText('Rajwadi Non-Veg Catering')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desk })

  test('[L2] [L3] [L4] the top bar should have its items in order', async ({ page }) => {
    await page.goto('/')
    const nav = bar(page)
    await expect(nav.locator(':scope > a, :scope > div > button')).toHaveText([
      'Home',
      'Event',
      'Catering',
      'More',
      'About',
      'Contact',
    ])
    for (const [name, items] of Object.entries(menus)) {
      await expect(list(page, name).getByRole('link', { includeHidden: true })).toHaveText(items)
    }
    const more = list(page, 'More').getByRole('link', { includeHidden: true })
    expect(await more.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      moreTargets,
    )
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/about')
    await expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    for (const [index, href] of moreTargets.entries()) {
      await page.goto(href)
      await expect(nav.locator('[aria-current]')).toHaveText([menus.More[index] ?? ''])
    }
    await page.goto('/all-catering')
    await expect(nav.locator('[aria-current]')).toHaveCount(0)
  })

  for (const viewport of [phone, desk]) {
    test(`[P15] every page of the menus should be reached, and the menu cover no heading, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      for (const path of ['/', '/all-catering', '/faqs']) {
        await page.goto(path)
        // Fonts move them when they come.
        await expect(async () => {
          const head = await page.getByRole('banner').boundingBox()
          const title = await page.getByRole('heading', { level: 1 }).boundingBox()
          const navigation = await bar(page).boundingBox()
          const end = (box: typeof head) => (box?.y ?? 0) + (box?.height ?? 0)
          expect(end(navigation), path).toBeLessThanOrEqual(end(head))
          expect(end(head), path).toBeLessThanOrEqual(title?.y ?? 0)
        }).toPass({ timeout: 30_000 })
      }
      await page.goto('/')
      for (const name of Object.keys(menus)) {
        await button(page, name).focus()
        await expect(list(page, name)).toBeVisible()
      }
      await list(page, 'More').getByRole('link', { name: 'Gallery' }).click()
      await expect(page).toHaveURL('/gallery')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
    })
  }
})

function bar(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' })
}

function button(page: Page, name: string) {
  return bar(page).getByRole('button', { name })
}

function list(page: Page, name: string) {
  return bar(page)
    .locator('div', { has: page.getByRole('button', { name }) })
    .locator('ul')
}
