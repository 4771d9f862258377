import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { pressUntil } from '../harness/browser/pressUntil'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, logIn } from './signIn'

test.use({ viewport: { width: 1440, height: 900 } })

test('[I3] the panel should say which language is edited, show the English text beside, and open in English again', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const answer = await request.get('/api/faqs?limit=1&depth=0', { headers })
  const [faq] = ((await answer.json()) as { docs: { id: string; question: string }[] }).docs
  if (!faq) throw new Error('There is no question')
  await request.patch(`/api/faqs/${faq.id}?locale=hi`, { data: { question: '' }, headers })
  await logIn(page, adminOf(site))

  await openPage(page, '/admin')
  await page.getByText('Setup checklist').click()
  const link = page.getByRole('link', { name: faq.question }).first()
  const place = `/admin/collections/faqs/${faq.id}?locale=hi#field-question`
  await expect(link).toHaveAttribute('href', place)
  await openPage(page, `/admin/collections/faqs/${faq.id}?locale=hi`)
  const bar = page.getByRole('status').filter({ hasText: 'You are editing:' })
  await expect(bar).toContainText('हिन्दी')
  await expect.poll(() => hindiFaces(page)).toContain('loaded')
  const colour = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const inHindi = await colour()
  const question = page.getByRole('textbox', { name: 'Question' })
  await expect(question).toHaveValue('')
  await expect(page.getByRole('paragraph').filter({ hasText: faq.question })).toBeVisible()
  await question.fill('क्या खाना शुद्ध शाकाहारी है?')
  await pressUntil(
    page.getByRole('button', { name: 'Publish changes' }),
    page.getByText(/successfully/i).first(),
  )

  await openPage(page, `/admin/collections/faqs/${faq.id}`)
  await expect(bar).toContainText('English')
  await expect(question).toHaveValue(faq.question)
  expect(await colour()).not.toBe(inHindi)
})

/** The states of the font's faces: the browser loads one only for letters that it draws. */
const hindiFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      family.includes('Mukta Hindi') ? status : [],
    ),
  )
