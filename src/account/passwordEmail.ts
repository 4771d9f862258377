import { headerLine, emailHtml } from '@/email/emailHtml'
import type { EmailContent } from '@/email/emailHtml'
import { passwordEmail as words } from '@/i18n/en/account'
import { RESET_LINK_MINUTES } from './sessionDurations'

interface PasswordEmail {
  link: string
  name?: string | null
  site?: string | null
}

export function passwordEmail({ link, name, site }: PasswordEmail): EmailContent {
  const greeting = [words.hello(headerLine(name ?? '')), words.asked(headerLine(site ?? ''))]
  const rest = [words.works(RESET_LINK_MINUTES), words.notYou]
  return {
    subject: words.subject,
    text: [...greeting, `${words.open}: ${link}`, ...rest].join('\n\n'),
    html: emailHtml({
      sections: [{ lines: greeting, links: [[words.open, link]] }, { lines: rest }],
      title: words.subject,
    }),
  }
}
