import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { siteEnv } from '@/env'
import { testEmail as words } from '@/i18n/en/email'
import { describeFailure, describeAccepted } from './describeSmtpAnswer'
import { emailHtml } from './emailHtml'
import { sendEmail } from './sendEmail'

const [to = ''] = process.argv.slice(2)

await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const text = words.text(siteEnv().siteUrl)
try {
  const html = emailHtml({ sections: [{ lines: [text] }], title: words.subject })
  const email = { html, id: `test-${randomUUID()}`, subject: words.subject, text, to }
  console.info(describeAccepted(await sendEmail({ ...email, payload })))
  process.exit(0)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
