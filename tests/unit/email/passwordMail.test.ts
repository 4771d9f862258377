import { describe, expect, it } from 'vitest'
import { passwordMail } from '@/email/templates/passwordEmail'

const link = 'https://www.example.com/login/reset?token=0a1b'

describe('[M22] the mail with the link to a new password', () => {
  it('should hold the link as text and as HTML, and how long it works', () => {
    const { html, subject, text } = passwordMail({ link, name: 'Asha', site: 'Jharokha Utsav' })
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
    const { html, text } = passwordMail({ link, name: '<b>A\r\nBcc: x', site: null })
    expect(html).toContain('Hello &lt;b&gt;A Bcc: x,')
    expect(text).toContain('for the admin panel.')
  })
})
