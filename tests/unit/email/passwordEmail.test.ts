import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { SiteSettings } from '@collections/globals/SiteSettings'
import { User } from '@collections/User'
import { passwordEmail } from '@/account/passwordEmail'
import type { SiteSetting, User as Account } from '@/payload-types'
import { locales } from '@/rules/locales'
import { docOf, fullness, inLocale } from '../../harness/content/anyDocument'
import { brokenParts } from '../../harness/pages/brokenHtml'

vi.mock('@/env', () => ({ siteEnv: () => ({ siteUrl: 'https://utsav.test' }) }))

const link = 'https://www.example.com/login/reset?token=0a1b'

describe('[M22] the mail with the link to a new password', () => {
  it('should hold the link as text and as HTML, and how long it works', () => {
    const { html, subject, text } = passwordEmail({ link, name: 'Asha', site: 'Jharokha Utsav' })
    expect(subject).toBe('Choose a new password')
    expect(text).toContain(link)
    expect(html).toContain(`<a href="${link}">Choose a new password</a>`)
    for (const part of [text, html]) {
      expect(part).toContain('Hello Asha,')
      expect(part).toContain('60 minutes')
      expect(part).toContain('admin panel of Jharokha Utsav.')
    }
  })

  it('should stay a mail whatever the names are', () => {
    const { html, text } = passwordEmail({ link, name: '<b>A\r\nBcc: x', site: null })
    expect(html).toContain('Hello &lt;b&gt;A Bcc: x,')
    expect(text).toContain('for the admin panel.')
  })

  it.each(fullness)('should be whole for any account and settings: %s', (fill) => {
    const related = () => fc.constant(null)
    const account = docOf(User.fields, { fill, related })
    const settings = docOf(SiteSettings.fields, { fill, related })
    fc.assert(
      fc.property(account, settings, (values, ofBusiness) => {
        const { name } = values as Partial<Account>
        const mails = locales.map((locale) => {
          const { name: site } = inLocale(ofBusiness, locale) as Partial<SiteSetting>
          return passwordEmail({ link, name, site })
        })
        const written = mails.flatMap(({ html, subject, text }) => [html, subject + text])
        expect(written.flatMap(brokenParts)).toEqual([])
        for (const { text } of mails)
          expect(text).toMatch(/^Hello( \S.*)?,\n\n.*panel( of \S.*)?\.\n/)
      }),
      { numRuns: 20 },
    )
  })
})
