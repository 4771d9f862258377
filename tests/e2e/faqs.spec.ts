import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'

const questions = [
  'How early should we book?',
  'Do you cook pure veg, Jain or no onion-garlic menus?',
  'Can you work at our home, farmhouse or marriage garden?',
  'What happens after I send the form, and what does it cost?',
  'What does the cost depend on?',
  'Is there an advance, and how do we pay?',
  'What if we have to change the date or cancel?',
  'When do you need the final number of guests?',
  'Is GST included in the quote?',
  'Can we taste the food before we decide?',
  'Who is with us on the day of the event?',
  'Do you also work outside Jaipur?',
]

const third = {
  fragment: 'can-you-work-at-our-home-farmhouse-or-marriage-garden',
  answer: 'Music and DJs need permission and must stop by 10 pm.',
}

test('[R7] [F1] one answer should be open at a time, give its own address, and close when it is clicked', async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/faqs')
  const main = page.getByRole('main')
  await expect(main.locator('summary')).toHaveText(questions)
  await expect(main.locator('details[open]')).toHaveCount(0)
  for (const question of questions.slice(0, 4)) {
    await main.getByRole('heading', { name: question }).click()
    await expect(main.locator('details[open]')).toHaveCount(1)
    await expect(main.locator('details[open] summary')).toHaveText(question)
  }
  await main.getByRole('heading', { name: questions[3] }).click()
  await expect(main.locator('details[open]')).toHaveCount(0)

  await page.getByRole('heading', { name: questions[2] }).click()
  const link = page.getByRole('link', { name: /^Link to this answer Can you work/ })
  await expect(link).toHaveAttribute('href', `/faqs#${third.fragment}`)
  await link.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL('/faqs', site.url)}#${third.fragment}`)

  await expect(main.getByRole('heading', { name: 'Still have a question?' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking')
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  )
})

async function expectThirdOpen(page: Page) {
  await expect(page.getByText(third.answer)).toBeInViewport()
  await expect(page.getByRole('heading', { name: questions[2] })).toBeInViewport()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
}

test('[F1] a deep link should open its answer, and another fragment another one', async ({
  page,
}) => {
  await openPage(page, `/faqs#${third.fragment}`)
  await expectThirdOpen(page)
  await page.evaluate(() => (location.hash = 'how-early-should-we-book'))
  await expect(
    page.getByText('You can send a request at any time. We will confirm by phone.'),
  ).toBeVisible()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await page.goBack()
  await expectThirdOpen(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[F1] [P15] a deep link should open its answer', async ({ page }) => {
    await page.goto(`/faqs#${third.fragment}`)
    await expectThirdOpen(page)
  })
})

test('[F1] the browser should find words in closed answers', async ({ page }) => {
  await page.goto(`/faqs#:~:text=${encodeURIComponent('Music and DJs need permission')}`)
  await expect(page.getByText(third.answer)).toBeInViewport()
})
