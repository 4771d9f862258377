import type { Page } from 'playwright/test'
import { screens } from '../harness/routes'
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

  test('[L1] [L2] [L3] [L4] the top bar should have its items in order', async ({ page }) => {
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
  })

  test('[L5] a dropdown should open by hover, after a moment, and close when left', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await button(page, 'Catering').hover()
    await expect(list(page, 'Catering')).toBeVisible()
    await list(page, 'Catering').getByRole('link', { name: 'Snacks' }).hover()
    await expect(list(page, 'Catering')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(list(page, 'Catering')).toBeHidden()
  })

  test('[L5] a dropdown should open by click, and one should be open at a time', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await button(page, 'Event').click()
    await expect(button(page, 'Event')).toHaveAttribute('aria-expanded', 'true')
    await button(page, 'More').click()
    await expect(list(page, 'More')).toBeVisible()
    await expect(list(page, 'Event')).toBeHidden()
    await page.mouse.click(700, 700)
    await expect(list(page, 'More')).toBeHidden()
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`[L5] a dropdown should open by ${key}, and Escape give the focus back`, async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
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

  test('[L2] [P2] an item should lead to the page and choose its category', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await button(page, 'Event').click()
    await list(page, 'Event').getByRole('link', { name: 'Concerts' }).click()
    await expect(page).toHaveURL('/all-events#concerts')
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(
      2,
    )
    await button(page, 'Event').click()
    await list(page, 'Event').getByRole('link', { name: 'Corporate' }).click()
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(
      1,
    )
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('[L6] the menu should hold the focus and the page, and give both back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
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
  })

  test('[L6] [P2] its anchors should choose the category and close it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Catering' }).tap()
    const nonveg = menu.getByRole('link', { name: 'Non-Veg' })
    await expect(nonveg).toHaveAttribute('href', '/all-catering#nonveg')
    await nonveg.tap()
    await expect(page).toHaveURL('/all-catering#nonveg')
    await expect(menu).toBeHidden()
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('Rajwadi Non-Veg Catering')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of [phone, desk]) {
    test(`[P15] every page of the menus should be reached at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
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
