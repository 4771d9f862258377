import type { Page } from 'playwright/test'
import { pictureCount } from '../harness/content/titles'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

// What these look at is there without scripts, and the lines are measured on a desk.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

test('[V5] /privacy should say in English and in Hindi what the law asks for, in lines that the eye can follow', async ({
  page,
}) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  for (const heading of [
    'What we ask for, and why',
    'How long we keep it',
    'Cookies and measurements',
    'Your rights',
    'If you are not satisfied',
    'Who to contact',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(main).toContainText('Digital Personal Data Protection Act, 2023')
  await expect(main).toContainText('Data Protection Board of India')
  await expect(main).toContainText(/sample notice/)
  await expect(main.getByRole('time')).toHaveText(/^\w{3}, \d{1,2} \w{3} \d{4}$/)

  await expectShortLines(page)
  await main.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await expect(page).toHaveURL(/\/hi\/privacy$/)
  await expect(main).toContainText('आपके अधिकार')
  await expect(main).toContainText('सहमति')
  await expectShortLines(page)
})

test('[V5] [V4] the privacy contact should be the business until there is one', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const name = (grievance: object) =>
    request.post('/api/globals/site-settings', { data: { grievance }, headers })

  const contact = page.getByRole('main').getByRole('link', { name: /@/ })
  await page.goto('/privacy')
  await expect(contact.first()).toHaveAttribute('href', 'mailto:hello@example.com')
  await name({ name: 'Asha Sharma', email: 'privacy@example.com' })
  await page.goto('/privacy')
  await expect(contact.first()).toHaveAttribute('href', 'mailto:privacy@example.com')
  await expect(page.getByRole('main').getByText('Asha Sharma').first()).toBeVisible()
  await name({ name: null, email: null })
})

test('[V5] /terms should tell a request from a booking, in lines that the eye can follow', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'A request is not a booking' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/undefined|null/)
  await expectShortLines(page)
})

test('[V5] /credits should say who made the pictures, the fonts and the software, in lines that the eye can follow', async ({
  page,
}) => {
  await page.goto('/credits')
  const main = page.getByRole('main')
  await expect(main).toContainText('computer-made illustrations')
  await expect(
    main.getByRole('listitem').filter({ hasText: `${pictureCount} pictures: ` }),
  ).toContainText('Rendered illustration, made for this site')
  await expect(main).toContainText('SIL Open Font License')
  for (const name of ['Fraunces', 'Mukta', 'Rozha One', 'React', 'Next.js']) {
    await expect(main.getByRole('listitem').filter({ hasText: name })).not.toHaveCount(0)
  }
  await expectShortLines(page)
  await page.goto('/hi/credits')
  await expect(
    main.getByRole('listitem').filter({ hasText: `${pictureCount} तस्वीरें: ` }),
  ).toContainText('कंप्यूटर से बनाई गई')
})

/** No line is wider than 63 times the digit 0, the unit `ch` of CSS. */
async function expectShortLines(page: Page) {
  const tooWide = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section p, section li')].flatMap((line) => {
      const ruler = line.appendChild(document.createElement('span'))
      ruler.style.cssText = 'position: absolute; width: 63ch'
      const [most, width] = [ruler.offsetWidth, (line as HTMLElement).offsetWidth]
      ruler.remove()
      return width > most ? [line.textContent] : []
    }),
  )
  expect(tooWide).toEqual([])
}
